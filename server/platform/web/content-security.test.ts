import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { hashSource, inlineScriptHashes, pagePolicy, reactAriaStyles } from './content-security.ts'

test('inline scripts are found, scripts with an address and data blocks by their own text', () => {
  const html = '<script>a()</script><script src="/x.js"></script><script type="module" async="">b()</script>'
  expect(inlineScriptHashes(html)).toEqual([hashSource('a()'), hashSource('b()')])
})

test('the hash is the one browsers compute', () => {
  // The example of the CSP specification (W3C, Content Security Policy Level 3, 2.3.1).
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test('a policy allows nothing that is not named', () => {
  const policy = pagePolicy({ frame: ['https://content.example.org'] }, true)(["'nonce-abc'"])
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-src 'self' https://content.example.org;")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(pagePolicy({}, false)([])).not.toContain('upgrade-insecure-requests')
})

test('the allowed style elements are those that React Aria writes', () => {
  const web = createRequire(new URL('../../../web/package.json', import.meta.url))
  const folder = web.resolve('react-aria/package.json').replace(/package\.json$/, 'dist/private/')
  const styleIn = (file: string, names: Readonly<Record<string, string>> = {}) => {
    const source = readFileSync(folder + file, 'utf8')
    const written = /textContent = `([\s\S]*?)`\.trim\(\)/.exec(source)?.[1] ?? ''
    return written.replace(/\$\{[^}]*\$([A-Z_]+)\}/g, (_, name: string) => names[name] ?? '').trim()
  }
  expect([
    styleIn('interactions/usePress.mjs', { PRESSABLE_ATTRIBUTE: 'data-react-aria-pressable' }),
    styleIn('overlays/usePreventScroll.mjs'),
  ]).toEqual(reactAriaStyles)
})
