import { searchKey } from '@arvand/persian/text'

export type TablePart = 'name' | 'mobile' | 'email' | 'role'

/** What the columns of a table are by its head, and the sign between its cells. */
export interface TableHead {
  readonly mark: string
  /** Undefined: a column that nothing is read of. */
  readonly parts: readonly (TablePart | undefined)[]
}

/** Without spaces, so that a title is found however it is divided. */
const keyOf = (title: string): string => searchKey(title.replaceAll('"', '')).replaceAll(/[\s\u200c_-]/g, '')

const titles: Readonly<Record<TablePart, readonly string[]>> = {
  name: [
    ...['نام', 'نام خانوادگی', 'نام و نام خانوادگی', 'نام کامل', 'نام کوچک', 'اسم', 'فامیل', 'فامیلی'],
    ...['name', 'full name', 'first name', 'given name', 'last name', 'family name', 'surname'],
  ],
  mobile: [
    ...['موبایل', 'شماره', 'شماره موبایل', 'شماره همراه', 'شماره تلفن', 'شماره تماس', 'تلفن', 'تلفن همراه'],
    ...['همراه', 'mobile', 'phone', 'mobile number', 'phone number', 'sms'],
  ],
  email: ['ایمیل', 'رایانامه', 'پست الکترونیک', 'email', 'mail'],
  role: ['نقش', 'سمت', 'role'],
}
const partOf = new Map(
  Object.entries(titles).flatMap(([part, all]) => all.map((title) => [keyOf(title), part as TablePart])),
)

const marks = ['\t', ',', ';', '،', '؛', '|']

/** The columns that a table's first line names; null: it names no name or no mobile. Pure. */
export function headOf(row: string): TableHead | null {
  const [mark = ','] = marks.toSorted((a, b) => row.split(b).length - row.split(a).length)
  const parts = row.split(mark).map((title) => partOf.get(keyOf(title)))
  return parts.includes('name') && parts.includes('mobile') ? { mark, parts } : null
}

/** The cells of a line by this sign; one between quotes belongs to its cell. */
export const cellsBy = (mark: string, row: string): string[] =>
  row
    .split('"')
    .map((piece, at) => (at % 2 === 0 ? piece : piece.replaceAll(mark, ' ')))
    .join('"')
    .split(mark)
