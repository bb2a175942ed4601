import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Header } from 'tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { unpackArchive } from '#platform/archives'
import { disk } from '#platform/files'
import { type RawEntry, rawZip, unicodeName } from '#server/testing/raw-zip'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-archives-'))
})
// An aborted write may still be closing its file.
afterAll(() => disk.remove(folder))

const limits = { entries: 5, bytes: 1000 }
let made = 0

async function unpacked(archive: Buffer, within = limits) {
  const path = join(folder, `archive-${made++}`)
  await writeFile(path, archive)
  await disk.makeFolder(`${path}-files`)
  const files = await unpackArchive(path, `${path}-files`, within)
  const texts = [...files].map(async ([name, file]) => [name, String(await readFile(file.path))] as const)
  return Object.fromEntries(await Promise.all(texts))
}

function zipOf(files: Record<string, string>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mode })
  zip.end()
  return buffer(zip.outputStream)
}

function tarOf(files: Record<string, string>, type: 'File' | 'SymbolicLink' = 'File'): Buffer {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.alloc(type === 'File' ? Math.ceil(Buffer.byteLength(text) / 512) * 512 : 0)
    if (type === 'File') content.write(text)
    const header = new Header({
      path,
      type,
      size: type === 'File' ? Buffer.byteLength(text) : 0,
      mode: 0o644,
    })
    if (type === 'SymbolicLink') header.linkpath = text
    const block = Buffer.alloc(512)
    header.encode(block, 0)
    return [block, content]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

/** Several gzip members, as Moodle writes them. */
const inMembers = (tar: Buffer): Buffer =>
  Buffer.concat([gzipSync(tar.subarray(0, 700)), gzipSync(tar.subarray(700))])

const files = { 'course/course.xml': '<course/>', 'فایل.txt': 'سلام' }

test('a zip, a tar, and gzip in one or many members give their files', async () => {
  expect(await unpacked(await zipOf(files))).toEqual(files)
  expect(await unpacked(tarOf(files))).toEqual(files)
  expect(await unpacked(gzipSync(tarOf(files)))).toEqual(files)
  expect(await unpacked(inMembers(tarOf(files)))).toEqual(files)
})

test.each(['../out.txt', '/etc/passwd', 'a/../../b', 'C:/x', 'a/./b'])(
  'the name %s is refused',
  async (name) => {
    await expect(unpacked(tarOf({ [name]: 'x' }))).rejects.toMatchObject({ trouble: 'unsafe-name' })
  },
)

test('names are read as they were meant: of macOS, composed or not, and of old DOS', async () => {
  const name = 'تصویر آ.png'
  // macOS writes UTF-8, its letters taken apart, and leaves out the flag that says so.
  const ofMacOs = withoutUtf8Flag(await zipOf({ [name.normalize('NFD')]: 'x' }))
  expect(await unpacked(ofMacOs)).toEqual({ [name.normalize('NFC')]: 'x' })
  const ofDos = withoutUtf8Flag(await zipOf({ 'Caf?.txt': 'x' }))
  for (let at = ofDos.indexOf('Caf?'); at >= 0; at = ofDos.indexOf('Caf?', at + 4)) ofDos[at + 3] = 0x82
  expect(await unpacked(ofDos)).toEqual({ 'Café.txt': 'x' })
})

/** Clears the bit by which a zip says that its names are UTF-8, in both headers of every entry. */
function withoutUtf8Flag(zip: Buffer): Buffer {
  for (const [mark, flag] of [
    ['PK\u0003\u0004', 7],
    ['PK\u0001\u0002', 9],
  ] as const)
    for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4))
      zip[at + flag] = (zip[at + flag] ?? 0) & ~0x08
  return zip
}

test('the field for a name in Unicode wins over name and flag, when it was written for that name', async () => {
  const [old, name] = ['dars.html', 'درس آ.html'.normalize('NFC')]
  const named = async (entry: Omit<RawEntry, 'content'>) =>
    Object.keys(await unpacked(rawZip([{ ...entry, content: 'x' }])))
  expect(await named({ name: old, extra: unicodeName(name, { of: old }) })).toEqual([name])
  expect(await named({ name: old, extra: unicodeName(name.normalize('NFD'), { of: old }) })).toEqual([name])
  const kept = 'کهنه.html'
  expect(await named({ name: kept, isUtf8: true, extra: unicodeName(name, { of: kept }) })).toEqual([name])
  const other = Buffer.from([0xfe, 0xca, 1, 0, 0])
  const second = Buffer.concat([other, unicodeName(name, { of: old })])
  expect(await named({ name: old, extra: second })).toEqual([name])
  // The file was renamed by a program that does not know the field, or the field is of a later version.
  expect(await named({ name: old, extra: unicodeName(name, { of: 'darS.html' }) })).toEqual([old])
  expect(await named({ name: old, extra: unicodeName(name, { of: old, version: 2 }) })).toEqual([old])
  expect(await named({ name: kept, extra: unicodeName(name, { of: old }) })).toEqual([kept])
  expect(await named({ name: old, extra: Buffer.from([0x75, 0x70, 1, 0, 1]) })).toEqual([old])
})

test('the field for a name in Unicode leads out as little as a name does', async () => {
  const extra = unicodeName('../../out.txt', { of: 'in.txt' })
  await expect(unpacked(rawZip([{ name: 'in.txt', content: 'x', extra }]))).rejects.toMatchObject({
    name: 'BrokenArchive',
  })
})

test('the flag is believed, and one name is one file however its letters are written', async () => {
  const [whole, apart] = ['آغاز.html'.normalize('NFC'), 'آغاز.html'.normalize('NFD')]
  expect(whole).not.toBe(apart)
  expect(await unpacked(rawZip([{ name: apart, isUtf8: true, content: 'x' }]))).toEqual({ [whole]: 'x' })
  const both = [whole, apart].map((name, at) => ({ name, content: String(at), isUtf8: at === 0 }))
  expect(await unpacked(rawZip(both))).toEqual({ [whole]: '1' })
})

test('a zip whose entry leads out is refused', async () => {
  const zip = await zipOf({ 'aa/aa/out.txt': 'x' })
  const text = zip.toString('latin1').replaceAll('aa/aa/out.txt', '../../out.txt')
  await expect(unpacked(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ name: 'BrokenArchive' })
})

test('links are left out', async () => {
  expect(await unpacked(tarOf({ link: '/etc/passwd' }, 'SymbolicLink'))).toEqual({})
  expect(await unpacked(await zipOf({ link: '/etc/passwd' }, 0o120777))).toEqual({})
})

test('a small archive that unfolds into much is stopped', async () => {
  const bomb = await zipOf({ 'big.txt': '0'.repeat(1_000_000) })
  expect(bomb.length).toBeLessThan(2000)
  await expect(unpacked(bomb)).rejects.toMatchObject({ trouble: 'too-large' })
  await expect(unpacked(gzipSync(tarOf({ big: '0'.repeat(5000) })))).rejects.toMatchObject({
    trouble: 'too-large',
  })
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${at}.txt`, 'x']))
  await expect(unpacked(await zipOf(many))).rejects.toMatchObject({ trouble: 'too-large' })
})

test('a tar is stopped in the midst of a long file, while more of it comes', async () => {
  const bomb = gzipSync(tarOf({ big: '0'.repeat(20_000_000) }))
  await expect(unpacked(bomb)).rejects.toMatchObject({ trouble: 'too-large' })
  await expect(unpacked(bomb, { entries: 0, bytes: 1e9 })).rejects.toMatchObject({ trouble: 'too-large' })
})

test('what is no archive, or half of one, is told', async () => {
  await expect(unpacked(Buffer.from('hello'))).rejects.toMatchObject({ trouble: 'not-an-archive' })
  await expect(unpacked(Buffer.alloc(0))).rejects.toMatchObject({ trouble: 'not-an-archive' })
  const zip = await zipOf(files)
  await expect(unpacked(zip.subarray(0, zip.length - 30))).rejects.toMatchObject({ trouble: 'damaged' })
  const tar = gzipSync(tarOf(files))
  await expect(unpacked(tar.subarray(0, tar.length - 20))).rejects.toMatchObject({ trouble: 'damaged' })
})

test('entries that share their bytes are no zip that somebody packed', async () => {
  const zip = await zipOf({ 'a.txt': 'x'.repeat(900), 'b.txt': 'y'.repeat(900) })
  const directory = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const second = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'), directory + 4)
  // Both entries say that their data is nearly as long as the whole file.
  for (const at of [directory, second]) zip.writeUInt32LE(zip.length - 100, at + 20)
  await expect(unpacked(zip, { entries: 5, bytes: 100_000 })).rejects.toMatchObject({ trouble: 'damaged' })
})
