import { expect, test } from 'vitest'
import { aManifest } from '#testing/courses'
import { readManifest } from './read-manifest.ts'

const all = () => true
const read = (text: string, has: (path: string) => boolean = all) =>
  readManifest(Buffer.from(text), (path) => (has(path) ? path : undefined))

test('SCORM 1.2: parts in their order with what they are given', async () => {
  const item = '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>شروع</adlcp:datafromlms>'
  const manifest = await read(aManifest({ parts: ['یک', 'دو'], item }))
  expect(manifest).toMatchObject({ standard: '1.2', title: 'بستهٔ نمونه', leftOut: [] })
  expect(manifest.parts).toMatchObject([
    { identifier: 'item-1', title: 'یک', kind: 'sco', href: 'part-1.html', depth: 0 },
    {
      identifier: 'item-2',
      given: { 'cmi.student_data.mastery_score': '80', 'cmi.launch_data': 'شروع' },
    },
  ])
})

test('the signs of «C++» and «.NET» stay at their names in the titles of a package and its parts', async () => {
  const manifest = await read(aManifest({ title: 'دورهٔ C++', parts: ['شروع با C#', '.NET چیست'] }))
  expect(manifest).toMatchObject({
    title: 'دورهٔ C++\u200e',
    parts: [{ title: 'شروع با C#\u200e' }, { title: '\u200e.NET چیست' }],
  })
})

test('SCORM 2004: its spelling, its measures, and rules that are not played', async () => {
  const item = `<imsss:sequencing><imsss:sequencingRules/><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`
  const manifest = await read(aManifest({ standard: '2004', item }))
  expect(manifest.standard).toBe('2004')
  expect(manifest.parts[0]).toMatchObject({ kind: 'sco', given: { 'cmi.scaled_passing_score': '0.6' } })
  expect(manifest.leftOut).toEqual([{ reason: 'sequencing', subject: 'بستهٔ نمونه' }])
})

const wrap = (
  items: string,
  resources: string,
) => `<manifest><metadata><schemaversion>1.2</schemaversion></metadata>
  <organizations default="b"><organization identifier="a"><title>دیگری</title></organization>
  <organization identifier="b"><title>این</title>${items}</organization></organizations>
  <resources xml:base="in/">${resources}</resources></manifest>`

test('what cannot be opened is named, the rest comes in', async () => {
  const manifest = await read(
    wrap(
      `<item identifier="g"><title>گروه</title>
        <item identifier="1" identifierref="r1" parameters="?page=2"><title>خوب</title></item>
        <item identifier="2" identifierref="r2"><title>بیرونی</title></item>
        <item identifier="3" identifierref="r3"><title>گم</title></item>
        <item identifier="4" identifierref="r9"><title>ناشناس</title></item>
        <item identifier="5" identifierref="r1" isvisible="false"><title>پنهان</title></item>
        <item identifier="1" identifierref="r4"><title>هم‌نام</title></item></item>`,
      `<resource identifier="r1" adlcp:scormtype="sco" href="a%20b.html"/><resource identifier="r2" href="https://example.com/x"/>
       <resource identifier="r3" href="../../gone.html"/><resource identifier="r4" href="c\\d.html"/>`,
    ),
    (path) => path !== 'gone.html',
  )
  expect(manifest.parts).toMatchObject([
    { identifier: '1', title: 'خوب', depth: 1, href: 'in/a%20b.html?page=2', kind: 'sco' },
    { identifier: '1 2', title: 'هم‌نام', href: 'in/c/d.html', kind: 'asset' },
  ])
  expect(manifest.leftOut).toEqual([
    { reason: 'outer-address', subject: 'بیرونی' },
    { reason: 'missing-file', subject: 'گم' },
    { reason: 'unknown-resource', subject: 'ناشناس' },
    { reason: 'hidden', subject: 'پنهان' },
    { reason: 'other-organizations', subject: 'دیگری' },
  ])
})

test('an item hides itself, never what stands within it', async () => {
  const resources = '<resource identifier="r" adlcp:scormtype="sco" href="a.html"/>'
  const inner =
    '<item identifier="1" identifierref="r"><title>یک</title></item><item identifier="2" identifierref="r" isvisible="0"><title>دو</title></item>'
  const group = `<item identifier="g" isvisible="false"><title>گروه</title>${inner}</item>`
  const manifest = await read(wrap(group, resources))
  expect(manifest.parts).toMatchObject([{ identifier: '1', title: 'یک', depth: 1 }])
  expect(manifest.leftOut[0]).toEqual({ reason: 'hidden', subject: 'دو' })
  // A package whose only item is hidden would otherwise hold nothing.
  const only = '<item identifier="1" identifierref="r" isvisible="FALSE"><title>فقط</title></item>'
  expect(await read(wrap(only, resources))).toMatchObject({
    parts: [{ identifier: '1', title: 'فقط' }],
    leftOut: [{ reason: 'other-organizations' }],
  })
})

test('a part tells its completion itself where its settings, or those it names, say so', async () => {
  const itself = '<imsss:deliveryControls completionSetByContent="true"/>'
  const read2004 = async (item: string, whole = '') =>
    (await read(aManifest({ standard: '2004', item, whole }))).parts[0]
  expect(await read2004('')).toMatchObject({ tellsCompletion: false })
  expect(await read2004(`<imsss:sequencing>${itself}</imsss:sequencing>`)).toMatchObject({
    tellsCompletion: true,
  })
  const named = aManifest({ standard: '2004', item: '<imsss:sequencing IDRef="all"/>' }).replace(
    '</manifest>',
    `<imsss:sequencingCollection><imsss:sequencing ID="all">${itself}</imsss:sequencing></imsss:sequencingCollection></manifest>`,
  )
  expect((await read(named)).parts[0]).toMatchObject({ tellsCompletion: true })
})

test('without a list its SCOs stand in the order of the resources', async () => {
  const manifest = await read(
    '<manifest><organizations/><resources><resource identifier="r1" adlcp:scormtype="sco" href="a.html"/></resources></manifest>',
  )
  expect(manifest.parts).toMatchObject([{ identifier: 'r1', title: 'بخش ۱', href: 'a.html' }])
  expect(manifest.leftOut).toEqual([{ reason: 'no-organization', subject: '' }])
})

test('letters of Windows are read by what the manifest says of itself', async () => {
  const text = Buffer.from(
    `\ufeff<?xml version="1.0"?>${aManifest({ title: 'فارسی' }).replace(/^<\?xml.*\?>/, '')}`,
    'utf16le',
  )
  expect((await readManifest(text, (path) => path)).title).toBe('فارسی')
})

const outer = '<!DOCTYPE manifest [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const bomb = `<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`
test.each([
  ['nothing', ''],
  ['no XML', 'this is not xml'],
  ['half of it', '<manifest><organizations>'],
  ['another root', '<html></html>'],
  [
    'an outer entity',
    `${outer}<manifest><organizations><organization><title>&x;</title></organization></organizations></manifest>`,
  ],
  ['entities of its own', `${bomb}<manifest>&b;</manifest>`],
  ['letters that nobody knows', '<?xml version="1.0" encoding="x-none"?><manifest/>'],
])('%s is damaged', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ trouble: 'manifest-damaged' })
})

test('a manifest with nothing to open says so', async () => {
  await expect(read('<manifest><resources/></manifest>')).rejects.toMatchObject({
    trouble: 'nothing-to-open',
  })
  await expect(read(aManifest(), () => false)).rejects.toMatchObject({ trouble: 'nothing-to-open' })
})

test('a manifest whose parts are all on another site says so', async () => {
  const resource = '<resource identifier="r" adlcp:scormtype="sco" href="https://example.com/x"/>'
  await expect(
    read(wrap('<item identifierref="r"><title>یک</title></item>', resource)),
  ).rejects.toMatchObject({ trouble: 'all-outside' })
})

test('endless depth is no list that somebody wrote', async () => {
  const deep = `${'<item identifier="i"><title>x</title>'.repeat(30)}${'</item>'.repeat(30)}`
  await expect(read(wrap(deep, ''))).rejects.toMatchObject({ trouble: 'manifest-damaged' })
})

test('a file is found by the name that it has, and its address leads there', async () => {
  const manifest = (href: string) => aManifest({}).replaceAll('part-1.html', href)
  const inPackage = (name: string) => (path: string) =>
    path.toLowerCase() === name.toLowerCase() ? name : undefined
  for (const [href, name, address] of [
    ['Index.html', 'index.html', 'index.html'],
    ['100%.html', '100%.html', '100%25.html'],
    [
      'آغاز.html'.normalize('NFD'),
      'آغاز.html'.normalize('NFC'),
      encodeURIComponent('آغاز.html'.normalize('NFC')),
    ],
  ] as const) {
    const { parts } = await readManifest(Buffer.from(manifest(href)), inPackage(name))
    expect(parts[0]?.href, href).toBe(address)
  }
})
