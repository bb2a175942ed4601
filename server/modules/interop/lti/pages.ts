import { createHash } from 'node:crypto'
import { escapeXml } from '#platform/xml'

/** The few pages that stand between this site and a tool; no script or style of the site is on them. */

const submit = 'document.forms[0].submit()'
const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.9 Vazirmatn,Tahoma,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.375rem}button{font:inherit;padding:.5rem 1.5rem}ul{list-style:none;padding:0 1rem}label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}fieldset{margin:1rem 0}input{inline-size:1.25rem;block-size:1.25rem}form{margin:1rem 0}'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface StandardPage {
  readonly html: string
  /** The content security policy. */
  readonly policy: string
}

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
  `<style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** `frames`: who may show the page in a frame. */
export const policy = (more: string, frames = "'none'"): string =>
  `default-src 'none'; base-uri 'none'; frame-ancestors ${frames}; style-src ${hashOf(style)}; ${more}`

/** Posts these fields to another site; by a press where scripts are off. */
export function postPage(
  to: string,
  fields: Readonly<Record<string, string>>,
  { title = 'باز کردن ابزار', frames }: { readonly title?: string; readonly frames?: string } = {},
): StandardPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  const form =
    `<form method="post" action="${escapeXml(to)}">${inputs.join('')}` +
    `<button>ادامه</button></form><script>${submit}</script>`
  // `form-action` would also hold for the redirect that answers the form, and tools send people on to other hosts.
  return { html: page(title, form), policy: policy(`script-src ${hashOf(submit)}`, frames) }
}

/** What is said to a person, without a way on: they came from a page that is still open. */
export const saidPage = (title: string, text: string): StandardPage => ({
  html: page(escapeXml(title), `<p>${escapeXml(text)}</p>`),
  policy: policy("form-action 'none'"),
})
