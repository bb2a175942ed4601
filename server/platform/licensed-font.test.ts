import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { addLicensedFont } from './licensed-font.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the files of a folder are IRANSans, each in the weight that its name tells', async () => {
  expect(() => addLicensedFont(Fastify(), folder)).toThrow('holds no .woff2 file')
  const files = { 'IRANSansX-Regular': 400, 'IRANSansX-Bold': 700, 'IRANSansX-UltraLight': 200 }
  const others = { 'IRANSansX-ExtraBold': 800, 'IRANSansX-DemiBold': 600, 'IRANSansWeb(FaNum)_Light': 300 }
  const all = { ...files, ...others, IRANSansXV: '100 900', IRANSansXVF: '100 900' }
  for (const name of Object.keys(all)) await writeFile(join(folder, `${name}.woff2`), name)
  await writeFile(join(folder, 'LICENSE.txt'), 'not served')
  const app = Fastify()
  addLicensedFont(app, folder)
  const { fontStylesheet } = readConfig({ FONT_FOLDER: folder })
  const css = (await app.inject({ url: fontStylesheet ?? '' })).body
  const faces = [...css.matchAll(/font-weight:([\d ]+);.*?url\("([^"]+)"\)/g)]
  const served = await Promise.all(
    faces.map(async ([, weight, url = '']) => [(await app.inject({ url })).body, weight] as const),
  )
  const expected = Object.entries(all).map(([name, weight]) => [name, String(weight)])
  expect(served.toSorted()).toEqual(expected.toSorted())
  await app.close()
})

test('a folder that is not there stops the start, and a style sheet elsewhere wins over a folder', () => {
  expect(() => addLicensedFont(Fastify(), join(folder, 'no'))).toThrow('cannot be read')
  const elsewhere = 'https://fonts.example.ir/iransans.css'
  expect(readConfig({ FONT_STYLESHEET: elsewhere, FONT_FOLDER: folder }).fontStylesheet).toBe(elsewhere)
  expect(readConfig({}).fontStylesheet).toBeNull()
})
