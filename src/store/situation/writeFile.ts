import { Document, isCollection, isPair, isScalar, visit } from 'yaml';

/** Where editors find what a file of the showdown, and one of a smaller game, may hold. */
const SCHEMA = 'schema.json';
export const TABLE_SCHEMA = 'table-schema.json';

/** A situation as the text of a file: short lists and maps in a line, everything else under one another. */
export function situationText(situation: unknown, schema: string = SCHEMA): string {
  const doc = new Document(situation, { aliasDuplicateObjects: false });
  visit(doc, {
    Collection: (_, node) => {
      const parts = node.items.map((item) => (isPair(item) ? item.value : item));
      const plain = parts.every((part) => isScalar(part) || (isCollection(part) && part.items.length === 0));
      if (plain && node.items.length > 0 && node !== doc.contents) node.flow = true;
    },
  });
  doc.commentBefore = ` yaml-language-server: $schema=../../docs/situations/${schema}`;
  return doc.toString({ lineWidth: 110, flowCollectionPadding: true });
}
