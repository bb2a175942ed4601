/** Where what belongs to the input stands in its form. */
export const places = {
  header: { input: 'h-10 text-15', rest: 'start-11 text-15', box: 'md:top-[calc(100%+1.375rem)]' },
  front: { input: 'h-12 text-16', rest: 'start-12 text-16', box: 'md:max-w-full' },
} as const

/** One of the forms. */
export type SuggestionsPlace = (typeof places)[keyof typeof places]
