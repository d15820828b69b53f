import { useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { NameField } from '../primitives/NameField';
import { useWords } from '../words/useWords';
import type { FightView } from './fightView';

export interface RenameDialogProps {
  fight: FightView;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Gives a kept fight a name of its own. */
export function RenameDialog({ fight, onSave, onClose }: RenameDialogProps) {
  const { fights: words, common } = useWords();
  const [name, setName] = useState(fight.head.name ?? '');
  const form = `rename-${fight.id}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.of(words.rename, fight.title)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" type="submit" form={form}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
        }}
      >
        <NameField
          label={words.name}
          help={words.nameHelp}
          value={name}
          placeholder={fight.kind ?? fight.title}
          onChange={setName}
        />
      </form>
    </Dialog>
  );
}
