import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type NotedFault, noteFault } from '../../store/files/lastFault';
import { Crashed } from './Crashed';

export interface BoundaryProps {
  /** The screen inside: another one begins anew. */
  screen: string;
  children: ReactNode;
}

interface BoundaryState {
  fault: NotedFault | null;
}

/** Round each screen: one that stops working takes nothing else with it. React knows such a boundary as a class only. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { fault: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { fault: noteFault(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    noteFault(error, null, componentStack ?? '');
  }

  override componentDidUpdate({ screen }: BoundaryProps): void {
    if (screen !== this.props.screen && this.state.fault !== null) this.setState({ fault: null });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? (
      this.props.children
    ) : (
      <Crashed fault={fault} screen={this.props.screen} onAgain={() => this.setState({ fault: null })} />
    );
  }
}
