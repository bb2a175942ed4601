declare global {
  interface Window {
    /** Of the recorder in the page's head (`early-script.tsx`). */
    takeEarlyEvents?: () => readonly Event[]
  }
}

/** What was pressed, by pointer and by key, before the first script of the page ran; it is told once. */
export const takeEarlyEvents = (target: Window = window): readonly Event[] => target.takeEarlyEvents?.() ?? []

/** Those of one type, in their order. */
export const earlyOf = <Type extends 'click' | 'keydown' | 'pointerdown'>(
  early: readonly Event[],
  type: Type,
): readonly WindowEventMap[Type][] =>
  early.filter((event): event is WindowEventMap[Type] => event.type === type)
