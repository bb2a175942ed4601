import { answerAbove } from '#plugs/reply-address'

/** Lines with which mail programs begin what they quote. */
const beginnings = [
  /^\s*(?:On|Am|Le|El)\s.{4,200}\s(?:wrote|schrieb|a écrit|escribió)\s*:\s*$/i,
  /^\s*(?:در|به تاریخ)\s.{4,200}(?:نوشت|نوشته است|نوشته‌است)\s*:?\s*$/,
  /^-{2,}\s*(?:Original Message|Forwarded message|پیام اصلی)\s*-{2,}/i,
  /^_{20,}\s*$/,
  /^\s*(?:From|از)\s*:\s.+@.+$/i,
]

const isMark = (line: string) => line.includes(answerAbove.replaceAll('—', '').trim())

/** What somebody wrote themselves in an answer: without the letter that they answer, and without a signature. */
export function cutQuotes(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const kept: string[] = []
  for (const [at, line] of lines.entries()) {
    // Some programs break the line that begins a quote into two.
    const two = `${line} ${lines[at + 1] ?? ''}`
    if (isMark(line) || line === '-- ') break
    if (beginnings.some((one) => one.test(line) || (/^\s*(?:On|در)\s/.test(line) && one.test(two)))) break
    if (!/^\s*>/.test(line)) kept.push(line)
  }
  return kept.join('\n').trim()
}
