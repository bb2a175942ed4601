import type { RefObject } from 'react'
import { useState } from 'react'

/** The text of a file of lines; the first sheet of an XLSX has tabs between its cells. Throws when it is no sheet. */
async function textOfTable(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // «PK»: a packed file.
  if (head[0] !== 0x50 || head[1] !== 0x4b) return file.text()
  const { readSheet } = await import('read-excel-file/universal')
  // Numbers stay as they are written: a mobile is no quantity.
  const rows = await readSheet(await file.arrayBuffer(), { parseNumber: (text) => text })
  return rows.map((row) => row.map((cell) => String(cell ?? '')).join('\t')).join('\n')
}

/** What a field of lines does with chosen files: adds their text to what is in it. */
export function useTableFiles(area: RefObject<HTMLTextAreaElement | null>, unreadable: string) {
  const [error, setError] = useState<string>()
  const read = async (files: readonly File[]) => {
    setError(undefined)
    try {
      const texts = await Promise.all(files.map(textOfTable))
      if (area.current) area.current.value = [area.current.value, ...texts].filter(Boolean).join('\n')
    } catch {
      setError(unreadable)
    }
  }
  return { error, read }
}

/** The kinds of files that such a field takes. */
export const tableFiles = '.csv,.txt,.xlsx,text/*'

/** Without JavaScript the form sends the chosen file itself; so much of its text. */
export async function textOfSentFile(form: FormData, longest: number): Promise<string> {
  const file = form.get('file')
  return file instanceof File ? (await file.text()).slice(0, longest) : ''
}
