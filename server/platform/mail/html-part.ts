import { siteName } from '@arvand/contracts/site-name'
import { localDigits } from '@arvand/persian/digits'

/**
 * The right-to-left HTML part of a mail: the same words as its plain text. Styles are attributes and nothing is loaded
 * from outside, because mail programs drop style sheets and block outside content.
 */
export function htmlPart({ subject, text, code }: { subject: string; text: string; code?: string }): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${linked(escaped(part)).replaceAll('\n', '<br>')}</p>`)
    .join('')
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7">
<table role="presentation" dir="rtl" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" dir="rtl" width="100%" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px;font:16px/2 Vazirmatn,Tahoma,Arial,sans-serif;color:#1f2937;text-align:right">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.6">${escaped(subject)}</h1>
${code ? bigCode(code) : ''}${paragraphs}
</td></tr></table>
<p style="margin:16px 0 0;font:13px/2 Tahoma,Arial,sans-serif;color:#6b7280">${escaped(siteName())}</p>
</td></tr></table>
</body>
</html>
`
}

const bigCode = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 16px;font-size:32px;letter-spacing:8px;text-align:center"><b>${escaped(
    localDigits(code),
  )}</b></p>`

/** Turns web addresses into links; the text is already escaped. */
const linked = (text: string): string =>
  text.replace(
    /https?:\/\/[^\s<>"']+/g,
    (url) => `<a href="${url}" dir="ltr" style="color:#0f766e">${url}</a>`,
  )

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
