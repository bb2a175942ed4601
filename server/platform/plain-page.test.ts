import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { addPlainLook, dressPlainPages, type PlainPage, plainPages } from './plain-page.ts'

afterEach(() => dressPlainPages('firuze'))

async function shown(page: PlainPage, fontStylesheet: string | null = null) {
  const app = Fastify()
  addPlainLook(app)
  app.get('/', (_request, reply) => plainPages(fontStylesheet)(reply, 403, page))
  const answer = await app.inject({ url: '/' })
  const linked = [...answer.body.matchAll(/<link rel="stylesheet" href="(\/[^"]*)"/g)].map(([, href]) => href)
  const sheets = await Promise.all(linked.map((url = '') => app.inject({ url })))
  await app.close()
  return { ...answer, policy: String(answer.headers['content-security-policy']), sheets }
}

test('a page has the colours of the site, and its style sheet and font are there', async () => {
  dressPlainPages('banafsh')
  const { body, statusCode, sheets, policy } = await shown({ title: 'دوره <باز> نشد', body: '<p>متن</p>' })
  expect(statusCode).toBe(403)
  expect(body).toContain('<html lang="fa" dir="rtl" data-palette="banafsh">')
  expect(body).toContain('<h1>دوره &lt;باز> نشد</h1>')
  expect(sheets.map((sheet) => sheet.statusCode)).toEqual([200])
  const css = sheets[0]?.body ?? ''
  for (const part of ['--paper: light-dark(', '[data-palette="banafsh"]', '/plain/vazirmatn.woff2', 'button'])
    expect(css).toContain(part)
  // What the style sheet uses of colours is there.
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  for (const name of used) expect(css).toContain(`${name}:`)
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
})

test('a page may run its one script, and lead where it says', async () => {
  const script = 'document.forms[0].submit()'
  const { policy } = await shown({ title: 'ادامه', body: '', script, forms: 'anywhere', frames: 'https:' })
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'sha256-${hash}'`)
  expect(policy).toContain('frame-ancestors https:')
  expect(policy).not.toContain('form-action')
})

test('a font that the operator has licensed is loaded from where it is', async () => {
  const address = 'https://fonts.example.ir/iransans.css'
  const { policy, body } = await shown({ title: 'ادامه', body: '' }, address)
  expect(body).toContain(`href="${address}"`)
  expect(policy).toContain("font-src 'self' https://fonts.example.ir")
})
