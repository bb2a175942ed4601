import { exportTable } from '@arvand/contracts/export/tables'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'

/** The rows of a table as CSV, as this person downloads it, without its head. */
export async function rowsOfTable(arvand: TestApp, by: TestPerson, name: string): Promise<string[]> {
  const { answer } = await arvand.call(exportTable, { name, format: 'csv' }, by)
  const headers = { cookie: `arvand.session=${by.token}` }
  const file = await arvand.app.inject({ url: answer.url ?? '', headers })
  if (file.statusCode !== 200) throw new Error(`${name} was not downloaded: ${file.statusCode}`)
  return file.body.trim().split('\r\n').slice(1)
}
