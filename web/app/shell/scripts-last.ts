const preload = '<link rel="modulepreload"'
const end = '</head>'

/**
 * A page whose scripts are fetched after its stylesheet and its font: no first paint needs them, and on a slow line they
 * would share it. React Router's `<Scripts>` takes no priority for the links that it writes, so they get it here, in the
 * head, which React sends first.
 */
export function scriptsLast(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0)
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, sent) {
        if (head === null) return sent.enqueue(chunk)
        head = Buffer.concat([head, chunk])
        const at = head.indexOf(end)
        if (at < 0) return
        const text = head.toString('utf8', 0, at).replaceAll(preload, `${preload} fetchpriority="low"`)
        sent.enqueue(Buffer.concat([Buffer.from(text), head.subarray(at)]))
        head = null
      },
      flush(sent) {
        if (head) sent.enqueue(head)
      },
    }),
  )
}
