import { personName } from '@arvand/contracts/fields'
import { cleanLine } from '@arvand/persian/clean-text'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'
import { cellsBy, headOf, type TableHead, type TablePart } from './table-head.ts'

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
 * The people in a table that was pasted or read from a file, one on each line. A first line without digits and without
 * an e-mail is the table's head; when it names the columns, they are read by it. Else each cell tells by itself what it
 * is, so columns may stand in any order; what is neither mobile, e-mail nor role is part of the name. Pure.
 */
export function linesOfTable(text: string): TableLine[] {
  const rows = text.split(/\r\n|[\r\n\u2028\u2029]/).filter((row) => cleanLine(row) !== '')
  const isHead = rows[0] !== undefined && rows.length > 1 && !/[\p{N}@]/u.test(rows[0])
  const head = isHead ? headOf(rows[0] ?? '') : null
  const seen = new Set<string>()
  return rows.slice(isHead ? 1 : 0).map((row) => {
    const line = head ? lineBy(head, row) : lineOf(row)
    if (line.outcome !== 'ready' || line.mobile === null) return line
    if (seen.has(line.mobile)) return { ...line, outcome: 'repeated' }
    seen.add(line.mobile)
    return line
  })
}

/** Without the signs by which programs keep a number as a text. */
const cleanCell = (cell: string): string =>
  cleanLine(cell.replace(/^\s*"?=(?=")|"/g, '').replace(/^\s*'(?=[=+\-@\d۰-۹٠-٩])/, ''))

function lineBy({ mark, parts }: TableHead, row: string): TableLine {
  const cells = cellsBy(mark, row).map(cleanCell)
  const of = (part: TablePart): string[] => cells.filter((cell, at) => parts[at] === part && cell !== '')
  const mobile =
    of('mobile')
      .map(parsePhone)
      .find((phone) => phone !== null) ?? null
  const [address] = of('email')
  const email = address === undefined ? null : parseEmail(address)
  return told({
    ...{ names: of('name'), numbers: of('mobile'), mobile, email },
    isEmailWrong: address !== undefined && email === null,
    teaches: of('role').some((cell) => teacherWords.has(searchKey(cell))),
  })
}

function lineOf(row: string): TableLine {
  const cells = row
    .split(/[,;\t،؛|]/)
    .map(cleanCell)
    .filter((cell) => cell !== '')
  const names: string[] = []
  const roles: string[] = []
  const numbers: string[] = []
  let mobile: string | null = null
  let email: string | null = null
  let isEmailWrong = false
  for (const cell of cells) {
    const key = searchKey(cell)
    const phone: string | null = mobile === null ? parsePhone(cell) : null
    if (phone) mobile = phone
    else if (cell.includes('@')) {
      email = parseEmail(cell)
      isEmailWrong ||= email === null
    } else if (/\p{N}/u.test(cell)) numbers.push(cell)
    else if (teacherWords.has(key) || learnerWords.has(key)) roles.push(cell)
    else names.push(cell)
  }
  // «معلم» and «استاد» are surnames too: beside a name of one word nobody knows which it is.
  const isClear = roles.length === 0 || names.join(' ').split(' ').length > 1
  const teaches = isClear && roles.some((cell) => teacherWords.has(searchKey(cell)))
  const line = told({
    names: isClear ? names : [...names, ...roles],
    numbers,
    mobile,
    email,
    isEmailWrong,
    teaches,
  })
  return isClear || line.outcome !== 'ready' ? line : { ...line, outcome: 'name-wrong' }
}

interface ReadCells {
  readonly names: readonly string[]
  readonly numbers: readonly string[]
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailWrong: boolean
  readonly teaches: boolean
}

function told({ names, numbers, mobile, email, isEmailWrong, teaches }: ReadCells): TableLine {
  const named = personName.safeParse(names.join(' '))
  const name = named.success ? named.data : names.join(' ').slice(0, longestShown)
  const given = mobile === null ? numbers.join(' ').slice(0, longestShown) : ''
  const outcome =
    mobile === null ? 'not-mobile' : isEmailWrong ? 'email-wrong' : named.success ? 'ready' : 'name-wrong'
  return { name, given, mobile, email, teaches, outcome }
}
