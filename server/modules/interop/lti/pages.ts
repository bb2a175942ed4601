import { createHash } from 'node:crypto'
import { escapeXml } from '#platform/xml'

/** The few pages that stand between this site and a tool; no script of the site is on them. */

const submit = 'document.forms[0].submit()'
const submitHash = createHash('sha256').update(submit).digest('base64')

interface StandardPage {
  readonly html: string
  /** The content security policy. */
  readonly policy: string
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>` +
  `<body><main>${body}</main></body></html>`

const policy = (more = ''): string =>
  `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${more || "form-action 'none'"}`

/** Posts these fields to the tool; by a press where scripts are off. */
export function postPage(to: string, fields: Readonly<Record<string, string>>): StandardPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  const form =
    `<form method="post" action="${escapeXml(to)}">${inputs.join('')}` +
    `<button>ادامه</button></form><script>${submit}</script>`
  const allowed = `form-action ${new URL(to).origin}; script-src 'sha256-${submitHash}'`
  return { html: page('باز کردن ابزار', form), policy: policy(allowed) }
}

/** What is said to a person, without a way on: they came from a page that is still open. */
export const saidPage = (title: string, text: string): StandardPage => ({
  html: page(escapeXml(title), `<h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>`),
  policy: policy(),
})
