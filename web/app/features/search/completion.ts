import { searchKey } from '@arvand/persian/text'

/** The rest of the likeliest word: of the first title that has a word beginning with the last typed one. */
export function completionOf(typed: string, titles: readonly string[]): string {
  const last = /[^\s‌]+$/u.exec(typed)?.[0] ?? ''
  const key = searchKey(last)
  if (key.length < 2) return ''
  // A mark that keeps the signs of «C++» at their side is nothing to go on with.
  for (const title of titles)
    for (const word of title.replaceAll('\u200e', '').split(/[\s‌:،؛؟!.()«»]+/u))
      if (word.length > last.length && searchKey(word.slice(0, last.length)) === key)
        return word.slice(last.length)
  return ''
}
