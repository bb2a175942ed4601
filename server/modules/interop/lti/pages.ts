import type { PlainPage } from '#platform/plain-page'
import { escapeXml } from '#platform/xml'

/** Posts these fields to another site; by a press where scripts are off. */
export function postPage(
  to: string,
  fields: Readonly<Record<string, string>>,
  { title = 'باز کردن ابزار', frames }: { readonly title?: string; readonly frames?: string } = {},
): PlainPage {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  return {
    title,
    body:
      '<p>اگر تا چند لحظهٔ دیگر باز نشد، «ادامه» را بزنید.</p>' +
      `<form method="post" action="${escapeXml(to)}">${inputs.join('')}<button>ادامه</button></form>`,
    // `form-action` would also hold for the redirect that answers the form, and tools send people on to other hosts.
    forms: 'anywhere',
    script: 'document.forms[0].submit()',
    ...(frames ? { frames } : {}),
  }
}

/** What is said to a person, without a way on: they came from a page that is still open. */
export const saidPage = (title: string, text: string): PlainPage => ({
  title,
  body: `<p>${escapeXml(text)}</p>`,
})
