import { personName } from '@arvand/contracts/fields'
import { cleanLine } from '@arvand/persian/clean-text'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'

export type LineOutcome = 'ready' | 'name-wrong' | 'not-mobile' | 'email-wrong' | 'repeated'

export interface TableLine {
  readonly name: string
  /** What stands in the place of a mobile and is none; else empty. */
  readonly given: string
  /** E.164. */
  readonly mobile: string | null
  readonly email: string | null
  readonly teaches: boolean
  readonly outcome: LineOutcome
}

const longestShown = 120
const teacherWords = new Set(['مدرس', 'معلم', 'استاد', 'teacher'].map(searchKey))
const learnerWords = new Set(['کاربر', 'دانشجو', 'دانش‌آموز', 'یادگیرنده', 'student', 'user'].map(searchKey))

/**
 * The people in a table that was pasted or read from a file, one on each line. Each cell tells by itself what it is, so
 * columns may stand in any order; what is neither mobile, e-mail nor role is part of the name. A first line without
 * digits and without an e-mail is the table's head. Pure.
 */
export function linesOfTable(text: string): TableLine[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((row) => cleanLine(row) !== '')
  const isHead = rows[0] !== undefined && rows.length > 1 && !/[\p{N}@]/u.test(rows[0])
  const seen = new Set<string>()
  return rows.slice(isHead ? 1 : 0).map((row) => {
    const line = lineOf(row)
    if (line.outcome !== 'ready' || line.mobile === null) return line
    if (seen.has(line.mobile)) return { ...line, outcome: 'repeated' }
    seen.add(line.mobile)
    return line
  })
}

function lineOf(row: string): TableLine {
  const cells = row
    .split(/[,;\t،؛|]/)
    .map((cell) => cleanLine(cell.replace(/^\s*=(?=")|"/g, '').replace(/^\s*'(?=[=+\-@\d۰-۹٠-٩])/, '')))
    .filter((cell) => cell !== '')
  const names: string[] = []
  const numbers: string[] = []
  let mobile: string | null = null
  let email: string | null = null
  let [isEmailWrong, teaches] = [false, false]
  for (const cell of cells) {
    const key = searchKey(cell)
    const phone: string | null = mobile === null ? parsePhone(cell) : null
    if (phone) mobile = phone
    else if (cell.includes('@')) {
      email = parseEmail(cell)
      isEmailWrong ||= email === null
    } else if (teacherWords.has(key)) teaches = true
    else if (/\p{N}/u.test(cell)) numbers.push(cell)
    else if (!learnerWords.has(key)) names.push(cell)
  }
  const named = personName.safeParse(names.join(' '))
  const name = named.success ? named.data : names.join(' ').slice(0, longestShown)
  const given = mobile === null ? numbers.join(' ').slice(0, longestShown) : ''
  const outcome =
    mobile === null ? 'not-mobile' : isEmailWrong ? 'email-wrong' : named.success ? 'ready' : 'name-wrong'
  return { name, given, mobile, email, teaches, outcome }
}
