import { Component, type ComponentChild, type ComponentType } from "preact";

/** Whether two objects hold the same in each field. */
export function sameFields<T extends object>(a: T, b: T): boolean {
  const names = Object.keys(a) as (keyof T)[];
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

/**
 * A part of the page that is drawn anew only when what it is given differs, or a signal that it reads has changed. The
 * whole table is described anew with every message, and most of it is as it was.
 */
export function memo<Props extends object>(
  Part: (props: Props) => ComponentChild,
  isSame: (a: Props, b: Props) => boolean = sameFields,
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(props: Props, state: object): boolean {
      // A signal asks for it by a new state.
      return state !== this.state || !isSame(this.props, props);
    }
    override render() {
      return Part(this.props);
    }
  };
}
