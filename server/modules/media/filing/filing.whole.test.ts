import { listFiles, removeFiles, showFile } from '@arvand/contracts/panel/media'
import {
  createFolder,
  deleteFolder,
  listFolders,
  listTags,
  moveFiles,
  renameFolder,
  tagFiles,
  untagFiles,
} from '@arvand/contracts/panel/media-folders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile, anUpload, tusHeaders } from '#testing/media'
import { media } from '../tables.ts'
import { mostFolders, mostTags } from './folder.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })
const aDocumentOf = ({ id }: TestPerson, name = 'جزوه.pdf') =>
  aFile(arvand, { ownerId: id, content: aDocument, name })
const create = (person: TestPerson, name: string, parentId?: string) =>
  arvand.call(createFolder, { name, parentId, requestId: newId() }, person)
const folder = async (person: TestPerson, name: string, parentId?: string) =>
  (await create(person, name, parentId)).answer.folderId
const foldersOf = async (person: TestPerson) => (await arvand.call(listFolders, {}, person)).answer.items
const namesIn = async (person: TestPerson, ask: object) =>
  (await arvand.call(listFiles, ask, person)).answer.items.map(({ name }) => name).toSorted()

test('files move into folders, are listed there with those of inner folders, and come out again', async () => {
  const person = await aTeacher()
  const [one, two, free] = [
    await aDocumentOf(person, '۱'),
    await aDocumentOf(person, '۲'),
    await aDocumentOf(person, '۳'),
  ]
  const outer = await folder(person, 'سال دهم')
  const inner = await folder(person, 'فصل یک', outer)
  const move = (fileIds: string[], folderId: string | null) =>
    arvand.call(moveFiles, { fileIds, folderId }, person)
  expect((await move([one.id, one.id], outer)).answer).toEqual({ moved: 1 })
  await move([two.id], inner)
  expect(await namesIn(person, { folder: outer })).toEqual([one.name, two.name])
  expect(await namesIn(person, { folder: inner })).toEqual([two.name])
  expect(await namesIn(person, { folder: 'none' })).toEqual([free.name])
  expect(await foldersOf(person)).toEqual([
    { id: outer, name: 'سال دهم', parentId: null, files: 1 },
    { id: inner, name: 'فصل یک', parentId: outer, files: 1 },
  ])
  await move([two.id], null)
  expect((await arvand.call(showFile, { fileId: two.id }, person)).answer.file.folderId).toBeNull()
})

test('a name stands once in a folder however it is spelt, a third level is refused, an empty folder goes', async () => {
  const person = await aTeacher()
  const outer = await folder(person, 'كتاب‌هاي من')
  const inner = await folder(person, 'فصل یک', outer)
  const code = async (answer: Promise<{ problem: { code: string } }>) => (await answer).problem.code
  expect(await code(create(person, 'کتاب های من'))).toBe('media.folder-name-taken')
  expect(await code(create(person, 'تمرین', inner))).toBe('media.folder-too-deep')
  const other = await folder(person, 'دیگر')
  const rename = (folderId: string, name: string) => arvand.call(renameFolder, { folderId, name }, person)
  expect(await code(rename(other, 'کتاب‌های من'))).toBe('media.folder-name-taken')
  expect((await rename(other, 'دیگرها')).status).toBe(200)
  const drop = (folderId: string) => arvand.call(deleteFolder, { folderId }, person)
  expect(await code(drop(outer))).toBe('media.folder-not-empty')
  const file = await aDocumentOf(person)
  await arvand.call(moveFiles, { fileIds: [file.id], folderId: inner }, person)
  expect(await code(drop(inner))).toBe('media.folder-not-empty')
  await arvand.call(removeFiles, { fileIds: [file.id] }, person)
  for (const id of [inner, outer, other]) expect((await drop(id)).status).toBe(200)
  expect(await foldersOf(person)).toEqual([])
})

test('tags are given to many, completed from what is used, filtered by, and taken away', async () => {
  const person = await aTeacher()
  const [one, two] = [await aDocumentOf(person, '۱'), await aDocumentOf(person, '۲')]
  const tag = (fileIds: string[], text: string) => arvand.call(tagFiles, { fileIds, tag: text }, person)
  expect((await tag([one.id, two.id], ' انتگرال ')).answer).toEqual({ tagged: 2 })
  await tag([one.id], 'انتگرال')
  await tag([one.id], 'حد')
  expect((await arvand.call(listTags, {}, person)).answer.items).toEqual([
    { tag: 'انتگرال', files: 2 },
    { tag: 'حد', files: 1 },
  ])
  expect(await namesIn(person, { tag: 'حد' })).toEqual([one.name])
  await arvand.call(untagFiles, { fileIds: [one.id], tag: 'حد' }, person)
  expect((await arvand.call(showFile, { fileId: one.id }, person)).answer.file.tags).toEqual(['انتگرال'])
  for (let nth = 1; nth < mostTags; nth++) await tag([one.id], `برچسب ${nth}`)
  expect((await tag([one.id], 'یکی دیگر')).problem.code).toBe('media.tags-full')
})

test('what nothing uses is removed among many; only used ones are refused', async () => {
  const person = await aTeacher()
  const [free, cover] = [await aDocumentOf(person), await aFile(arvand, { ownerId: person.id, use: 'cover' })]
  await aCourse(arvand, { owner: person, title: 'حسابان', coverFileId: cover.id })
  const remove = (fileIds: string[]) => arvand.call(removeFiles, { fileIds }, person)
  expect((await remove([free.id, cover.id])).answer).toEqual({ removed: 1 })
  const { problem } = await remove([cover.id])
  expect(problem).toMatchObject({ status: 409, code: 'media.in-use' })
  expect(problem.fields?.fileIds).toContain('جلد دوره «حسابان»')
  expect((await remove([free.id])).problem.code).toBe('media.unknown-file')
})

test('folders and files of somebody else are unknown, a stranger is 401, bad input is a 422', async () => {
  const [person, other] = [await aTeacher(), await aTeacher()]
  const [mine, theirs] = [await aDocumentOf(person), await aDocumentOf(other)]
  const foreign = await folder(other, 'مال دیگری')
  const asks = [
    [createFolder, { name: 'نو', parentId: foreign, requestId: newId() }, 'media.unknown-folder'],
    [renameFolder, { folderId: foreign, name: 'نو' }, 'media.unknown-folder'],
    [deleteFolder, { folderId: foreign }, 'media.unknown-folder'],
    [moveFiles, { fileIds: [mine.id], folderId: foreign }, 'media.unknown-folder'],
    [moveFiles, { fileIds: [mine.id, theirs.id], folderId: null }, 'media.unknown-file'],
    [tagFiles, { fileIds: [theirs.id], tag: 'نو' }, 'media.unknown-file'],
    [untagFiles, { fileIds: [theirs.id], tag: 'نو' }, 'media.unknown-file'],
    [removeFiles, { fileIds: [theirs.id] }, 'media.unknown-file'],
  ] as const
  for (const [endpoint, ask, code] of asks) {
    expect((await arvand.call(endpoint, ask, person)).problem.code).toBe(code)
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, { ...ask, more: 1 }, person)).status).toBe(422)
  }
  expect((await arvand.call(listFolders, {})).status).toBe(401)
  expect((await arvand.call(listTags, {})).status).toBe(401)
  expect((await arvand.call(listFiles, { folder: 'x' }, person)).status).toBe(422)
})

test('there are at most so many folders', async () => {
  const person = await aTeacher()
  const rows = Array.from({ length: mostFolders }, (_, nth) => ({
    ...{ id: newId(), owner_id: person.id, parent_id: null, name: `پوشه ${nth}` },
    created_at: new Date(),
  }))
  await media(arvand.platform.db).insertInto('media.folders').values(rows).execute()
  expect((await create(person, 'یکی دیگر')).problem.code).toBe('media.folders-full')
})

test('an upload comes into the folder that was open', async () => {
  const person = await aTeacher()
  const open = await folder(person, 'باز')
  const begun = await anUpload(arvand, person.token, aDocument.length, {
    use: 'lesson',
    name: 'نو.pdf',
    folder: open,
  })
  const done = await arvand.app.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: {
      ...tusHeaders(person.token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: aDocument,
  })
  expect(done.statusCode).toBe(204)
  expect(await namesIn(person, { folder: open })).toEqual(['نو.pdf'])
})
