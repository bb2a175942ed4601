import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportCourse } from '@arvand/contracts/teacher/exchange'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from '#modules/media'
import { unfoldLimit, unpackArchive } from '#platform/archives'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aBackup, aZip, importedBy, lessonsOf, overExchange, tag } from '../testing.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

/** What one gets who unpacks an archive on a Mac and packs its folder again. */
async function repacked(archive: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'repacked-'))
  try {
    const source = join(folder, 'source')
    await writeFile(source, archive)
    const out = await mkdtemp(join(folder, 'out-'))
    const files: Record<string, Buffer> = { '__MACOSX/دورهٔ من/._x': Buffer.from('x') }
    for (const [path, file] of await unpackArchive(source, out, await unfoldLimit(source)))
      files[`دورهٔ من/${path}`] = await readFile(file.path)
    return await aZip({ ...files, 'دورهٔ من/.DS_Store': Buffer.from('x') })
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a Moodle backup that was packed again with its folder is read', async () => {
  const page = { kind: 'page', title: 'مثلث', inside: tag('name', 'مثلث') + tag('content', '<p>متن</p>') }
  const backup = await repacked(await aBackup('هندسه', [page]))
  const { exchange } = await importedBy(arvand, teacher, backup, 'هندسه.mbz')
  expect(exchange).toMatchObject({ state: 'done', course: { title: 'هندسه' } })
  const lessons = await lessonsOf(arvand, exchange.course?.id ?? '')
  expect(lessons.map(({ title }) => title)).toEqual(['مثلث'])
})

test('a course file that was packed again with its folder is read', async () => {
  const lessons = [{ kind: 'text' as const, title: 'یکم' }]
  const course = await aCourse(arvand, { owner: teacher, title: 'هندسهٔ ما', sections: [{ lessons }] })
  const ask = { courseId: course.id, requestId: newId() }
  const { answer } = await arvand.call(exportCourse, ask, { token: teacher.token })
  const { link } = await overExchange(arvand, teacher, answer.exchange.id)
  const content = Buffer.concat(
    await (await openFile({ ...arvand.platform }, link?.split('/')[2] ?? '')).toArray(),
  )
  const { exchange } = await importedBy(arvand, teacher, await repacked(content), 'course.zip')
  expect(exchange).toMatchObject({ state: 'done', course: { title: 'هندسهٔ ما' } })
})
