/**
 * The direction of a text: `auto` is that of its first letter. A Persian sentence that begins with a Latin word
 * («SQL زبانی است که…») is still right-to-left.
 */
export function directionOf(text: string): 'rtl' | 'auto' {
  const [latin, persian] = [text.match(/[A-Za-z]/g), text.match(/\p{Script=Arabic}/gu)]
  return latin && persian && persian.length > latin.length ? 'rtl' : 'auto'
}
