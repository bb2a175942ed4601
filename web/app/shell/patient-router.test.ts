import { expect, test, vi } from 'vitest'
import { makeRouterPatient } from './patient-router.ts'

const address = new URL('http://arvand.test/panel/notices.data')

/** A window whose answers begin at once and end by `end`, or break off with the signal of who asked. */
function aSlowWindow() {
  let end = () => {}
  const fetch = vi.fn(async (_: RequestInfo | URL, init?: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[1]\n'))
        end = () => stream.close()
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      },
    })
    return new Response(body, { status: 403, headers: { 'X-Remix-Response': 'yes' } })
  })
  const window = { fetch, location: new URL(address) } as unknown as Window & typeof globalThis
  makeRouterPatient(window)
  return { window, end: () => end() }
}

const methods = ['GET', 'POST']

test.each(methods)('the router is given an answer to its %s when all of it is there', async (method) => {
  const { window, end } = aSlowWindow()
  const given = vi.fn()
  const asked = window.fetch(address, { method }).then(given)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(given).not.toHaveBeenCalled()
  end()
  await asked
  const answer: Response = given.mock.calls[0]?.[0]
  expect([answer.status, answer.headers.get('X-Remix-Response'), await answer.text()]).toEqual([
    403,
    'yes',
    '[1]\n',
  ])
})

test.each(methods)('a %s that is called off half way is no answer', async (method) => {
  const { window } = aSlowWindow()
  const leaving = new AbortController()
  const asked = window.fetch(address, { method, signal: leaving.signal })
  setTimeout(() => leaving.abort(), 5)
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
