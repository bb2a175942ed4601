const preload = '<link rel="modulepreload"'
const end = '</head>'
const hydratesLater = 'data-hydrate="later"'

/**
 * A page whose scripts come after what is painted first: on a slow line they would share it with the stylesheet and the
 * font. React Router's `<Scripts>` takes no word about that, so it is said here.
 *
 * A page that hydrates at once fetches them with less priority. One that hydrates at the first sign of a visitor fetches
 * none before it has loaded or there is such a sign (`early-script.tsx`); it is held until it is whole, as the cache
 * holds it anyway.
 */
export function scriptsLast(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let start: Buffer | null = Buffer.alloc(0)
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, sent) {
        if (start === null) return sent.enqueue(chunk)
        start = Buffer.concat([start, chunk])
        const at = start.indexOf(end)
        if (at < 0 || start.subarray(0, at).includes(hydratesLater)) return
        const head = start.toString('utf8', 0, at).replaceAll(preload, `${preload} fetchpriority="low"`)
        sent.enqueue(Buffer.concat([Buffer.from(head), start.subarray(at)]))
        start = null
      },
      flush(sent) {
        if (start) sent.enqueue(Buffer.from(withHeldScripts(start.toString())))
      },
    }),
  )
}

function withHeldScripts(page: string): string {
  const at = page.indexOf(end)
  if (at < 0 || page.includes('data-hydrate="now"')) return page
  return (
    page.slice(0, at).replaceAll(/<link rel="modulepreload"[^>]*>/g, '') +
    page.slice(at).replace(/(<script[^>]*) type="module" async=""/, '$1 type="text/plain" data-held=""')
  )
}
