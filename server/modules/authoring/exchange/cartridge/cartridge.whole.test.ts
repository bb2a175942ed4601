import { plainText } from '@arvand/contracts/rich-text-walk'
import { previewExam, showTaughtExam } from '@arvand/contracts/teacher/exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aPng, aZip, importedBy, lessonsOf } from '../../testing.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Written {
  readonly type: string
  readonly href?: string
  readonly files: Readonly<Record<string, string | Buffer>>
  readonly needs?: string
  /** The intended end user, as LOM names it. */
  readonly role?: 'Instructor' | 'Learner'
}

// Names of the vocabularies by the specifications of versions 1.1 to 1.3.
const typesOf = (nth: 1 | 2 | 3) => ({
  link: `imswl_xmlv1p${nth}`,
  topic: `imsdt_xmlv1p${nth}`,
  quiz: `imsqti_xmlv1p2/imscc_xmlv1p${nth}/assessment`,
  bank: `imsqti_xmlv1p2/imscc_xmlv1p${nth}/question-bank`,
  lti: 'imsbasiclti_xmlv1p0',
  beside: `associatedcontent/imscc_xmlv1p${nth}/learning-application-resource`,
})

function manifestOf(nth: 1 | 2 | 3, items: string, resources: Readonly<Record<string, Written>>): string {
  const listed = Object.entries(resources).map(([id, { type, href, files, needs, role }]) => {
    const educational = `<lomr:intendedEndUserRole><lomr:source>IMSGLC_CC_Rolesv1p1</lomr:source><lomr:value>${role}</lomr:value></lomr:intendedEndUserRole>`
    const about = role
      ? `<metadata><lomr:lom xmlns:lomr="http://ltsc.ieee.org/xsd/imsccv1p${nth}/LOM/resource"><lomr:educational>${educational}</lomr:educational></lomr:lom></metadata>`
      : ''
    const names = Object.keys(files).map((name) => `<file href="${escaped(name)}"/>`)
    return `<resource identifier="${id}" type="${type}"${href ? ` href="${escaped(href)}"` : ''}>${about}${names.join('')}${needs ? `<dependency identifierref="${needs}"/>` : ''}</resource>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p${nth}/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p${nth}/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.${nth}.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string language="fa">جبر ${nth}</lomimscc:string></lomimscc:title><lomimscc:description><lomimscc:string>دوره‌ای کوتاه</lomimscc:string></lomimscc:description></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization identifier="o" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${listed.join('')}</resources></manifest>`
}

function aCartridge(nth: 1 | 2 | 3, items: string, resources: Readonly<Record<string, Written>>) {
  return aZip({
    'imsmanifest.xml': manifestOf(nth, items, resources),
    ...Object.assign({}, ...Object.values(resources).map(({ files }) => files)),
  })
}

const item = (id: string, title: string, to: string, inside = '') =>
  `<item identifier="${id}"${to ? ` identifierref="${to}"` : ''}><title>${title}</title>${inside}</item>`

test('what is for teachers alone comes in hidden; a course of 520 sections has them all', async () => {
  const page = (id: string, role?: 'Instructor' | 'Learner'): Written => ({
    type: 'webcontent',
    href: `${id}.html`,
    files: { [`${id}.html`]: '<p>متن</p>' },
    ...(role ? { role } : {}),
  })
  const sections = Array.from({ length: 520 }, (_, nth) =>
    item(
      `f${nth}`,
      `فصل ${nth}`,
      '',
      item(`i${nth}`, `درس ${nth}`, ['answers', 'own', 'open'][nth % 3] ?? ''),
    ),
  )
  const resources = {
    answers: page('answers', 'Instructor'),
    own: page('own', 'Learner'),
    open: page('open'),
  }
  const content = await aCartridge(3, sections.join(''), resources)
  const { exchange } = await importedBy(arvand, teacher, content, 'course.imscc')
  const lessons = await lessonsOf(arvand, exchange.course?.id ?? newId())
  expect(lessons).toHaveLength(520)
  expect(lessons.slice(-3).map(({ title, is_published }) => [title, is_published])).toEqual([
    ['درس 517', true],
    ['درس 518', true],
    ['درس 519', false],
  ])
})

test.each([1, 2, 3] as const)(
  'a cartridge of version 1.%i is a course: sections, lessons, and the rest told',
  async (nth) => {
    const types = typesOf(nth)
    const prefix = nth === 3 ? 'wl:' : ''
    const content = await aCartridge(
      nth,
      item(
        'f1',
        'فصل یک',
        '',
        `${item('i1', 'صفحه', 'r1')}${item('i2', 'فیلم', 'r2')}${item('f2', 'زیرفصل', '', item('i3', 'منبع', 'r3'))}`,
      ) +
        item(
          'f3',
          'فصل دو',
          '',
          `${item('i4', 'بحث', 'r4')}${item('i5', 'آزمون', 'r5')}${item('i6', 'ابزار', 'r6')}${item('i7', 'شبیه‌ساز', 'r7')}${item('i8', 'جزوه', 'r8')}${item('i9', 'گم', 'r9')}${item('i10', 'بی‌منبع', 'none')}`,
        ),
      {
        r1: {
          type: 'webcontent',
          href: 'pages/page%20one.html',
          files: {
            'pages/page one.html':
              '<html><body><h2>جبر</h2><p>متن <a href="../pages/page%20one.html">خودم</a> <a href="$IMS-CC-FILEBASE$/doc.txt">جزوه</a></p><img src="../images/a%20(1).png" alt="شکل"><img src="../images/none.png"></body></html>',
          },
          needs: 'r10',
        },
        r2: {
          type: types.link,
          files: {
            'l2.xml': `<${prefix}webLink xmlns${prefix ? ':wl' : ''}="http://www.imsglobal.org/xsd/imsccv1p${nth}/imswl_v1p${nth}"><${prefix}title>فیلم</${prefix}title><${prefix}url href="https://youtu.be/dQw4w9WgXcQ"/></${prefix}webLink>`,
          },
        },
        r3: {
          type: types.link,
          files: {
            'l3.xml':
              '<webLink><title>منبع</title><url href="https://example.org/a?b=1&amp;c=2" target="_blank"/></webLink>',
          },
        },
        r4: {
          type: types.topic,
          files: {
            't.xml':
              '<topic><title>بحث</title><text texttype="text/html">&lt;p&gt;نظرتان &lt;b&gt;چیست&lt;/b&gt;؟&lt;/p&gt;</text><attachments><attachment href="doc.txt"/></attachments></topic>',
          },
        },
        r5: { type: types.quiz, files: { 'q.xml': '<questestinterop/>' } },
        r6: { type: types.lti, files: { 'lti.xml': '<cartridge_basiclti_link/>' } },
        r7: {
          type: 'webcontent',
          href: 'sim/index.html',
          files: { 'sim/index.html': '<!doctype html><script src="run.js"></script>', 'sim/run.js': '1' },
        },
        r8: { type: types.beside, href: 'doc.txt', files: { 'doc.txt': 'یک جزوهٔ ساده' } },
        r9: { type: 'webcontent', href: 'lost.html', files: {} },
        r10: { type: 'webcontent', href: 'images/a (1).png', files: { 'images/a (1).png': aPng(4) } },
        r11: { type: types.bank, files: { 'bank.xml': '<questestinterop/>' } },
        r12: { type: 'webcontent', href: 'left.txt', files: { 'left.txt': 'کسی نخواست' } },
      },
    )
    const { exchange, report } = await importedBy(arvand, teacher, content, 'course.imscc')
    expect(exchange).toMatchObject({ state: 'done', course: { title: `جبر ${nth}` } })
    const lessons = await lessonsOf(arvand, exchange.course?.id ?? newId())
    expect(lessons.map(({ section, title, kind }) => [section, title, kind])).toEqual([
      ['فصل یک', 'صفحه', 'text'],
      ['فصل یک', 'فیلم', 'embed'],
      ['فصل یک', 'زیرفصل › منبع', 'text'],
      ['فصل دو', 'بحث', 'text'],
      ['فصل دو', 'شبیه‌ساز', 'scorm'],
      ['فصل دو', 'جزوه', 'file'],
    ])
    const [page, film, link, topic] = lessons
    expect(page?.content.body?.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'image'])
    expect(JSON.stringify(page?.content)).toMatch(new RegExp(`/learn/[\\w-]+/${page?.id}`))
    expect(film?.content).toMatchObject({ url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' })
    expect(JSON.stringify(link?.content)).toContain('"href":"https://example.org/a?b=1&c=2"')
    expect(topic?.content.body?.content.map((block) => plainText(block))).toEqual(['نظرتان چیست؟'])
    expect(topic?.content.attachments).toMatchObject([{ title: 'doc.txt' }])
    const told = report?.leftOut.map(({ title, reason, within, section }) => [title, reason, within, section])
    expect(told).toEqual([
      ['آزمون', 'empty', null, 'فصل دو'],
      ['ابزار', 'worksOnlyThere', null, 'فصل دو'],
      ['گم', 'fileMissing', null, 'فصل دو'],
      ['بی‌منبع', 'fileMissing', null, 'فصل دو'],
      ['bank.xml', 'empty', null, undefined],
      ['left.txt', 'notUsedThere', null, undefined],
      ['none.png', 'fileMissing', 'صفحه', 'فصل یک'],
    ])
  },
)

test('a used file is not reported as unused, however the manifest writes its address', async () => {
  const page = '<p>متن</p><img src="images/a%20(1).png" alt="شکل">'
  const content = await aCartridge(3, item('i1', 'صفحه', 'r1'), {
    r1: {
      type: 'webcontent',
      href: 'page.html',
      files: { 'page.html': page, 'images/a (1).png': aPng(4) },
    },
    r2: { type: 'webcontent', href: 'images/a%20(1).png', files: {} },
    r3: { type: 'webcontent', href: 'left%20over.png', files: { 'left over.png': aPng(4) } },
  })
  const { exchange, report } = await importedBy(arvand, teacher, content, 'course.imscc')
  expect(exchange.state).toBe('done')
  expect(report?.leftOut.map(({ title, reason }) => [title, reason])).toEqual([
    ['left%20over.png', 'notUsedThere'],
  ])
})

test.each(['$IMS-CC-FILEBASE$', '$IMS_CC_FILEBASE$', '$1EdTech-CC-FILEBASE$'])(
  'a cartridge that was packed again in its folder is read, and its files are found by %s',
  async (root) => {
    const files = {
      'page.html': `<p>متن</p><img src="${root}/images/a.png" alt="شکل">`,
      'images/a.png': aPng(4),
    }
    const manifest = manifestOf(3, item('i1', 'صفحه', 'r1'), {
      r1: { type: 'webcontent', href: 'page.html', files },
    })
    const whole = { 'imsmanifest.xml': manifest, ...files }
    const inFolder = Object.entries(whole).map(([name, content]) => [`جبر/${name}`, content])
    const content = await aZip({ ...Object.fromEntries(inFolder), '__MACOSX/._جبر': 'x' })
    const { exchange, report } = await importedBy(arvand, teacher, content, 'course.imscc')
    expect(exchange.state).toBe('done')
    expect(report).toMatchObject({ lessons: [{ title: 'صفحه' }], leftOut: [] })
  },
)

const sentence = (format: string) =>
  `این فایل ${format} است و این‌جا پخش نمی‌شود؛ از سازنده‌اش خروجی SCORM بگیرید.`

test.each([
  ['H5P', { 'h5p.json': '{}', 'content/content.json': '{}' }, 'x.h5p'],
  ['cmi5', { 'cmi5.xml': '<courseStructure/>', 'index.html': 'x' }, 'x.zip'],
  ['xAPI', { 'folder/tincan.xml': '<tincan/>', 'folder/index.html': 'x' }, 'x.zip'],
] as const)('a file of %s is refused by its name', async (format, files, name) => {
  const { exchange } = await importedBy(arvand, teacher, await aZip(files), name)
  expect(exchange).toMatchObject({ state: 'failed', trouble: sentence(format), course: null })
})

test.each(['utf-16le', 'windows-1252'])(
  'a manifest in the letters of %s is read as it is meant',
  async (letters) => {
    const title = letters === 'utf-16le' ? 'هندسه' : 'Géométrie'
    const xml = `<?xml version="1.0" encoding="${letters === 'utf-16le' ? 'UTF-16' : letters}"?><manifest xmlns:cc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest"><metadata><schema>IMS Common Cartridge</schema><cc:lom><cc:general><cc:title><cc:string>${title}</cc:string></cc:title></cc:general></cc:lom></metadata><organizations><organization><item identifier="root"><item identifier="i" identifierref="r"><title>${title}</title></item></item></organization></organizations><resources><resource identifier="r" type="webcontent" href="a.html"><file href="a.html"/></resource></resources></manifest>`
    const manifest =
      letters === 'utf-16le'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])
        : Buffer.from(xml, 'latin1')
    const content = await aZip({ 'imsmanifest.xml': manifest, 'a.html': '<p>متن</p>' })
    const { exchange, report } = await importedBy(arvand, teacher, content, 'course.imscc')
    expect(exchange).toMatchObject({ state: 'done', course: { title } })
    expect(report?.lessons).toMatchObject([{ title }])
  },
)

test('a SCORM package is told where it belongs', async () => {
  const manifest =
    '<manifest><metadata><schema>ADL SCORM</schema></metadata><organizations/><resources><resource identifier="a" type="webcontent" href="a.html"/></resources></manifest>'
  const { exchange } = await importedBy(
    arvand,
    teacher,
    await aZip({ 'imsmanifest.xml': manifest, 'a.html': 'x' }),
  )
  expect(exchange).toMatchObject({ state: 'failed', course: null })
  expect(exchange.trouble).toMatch(/بستهٔ SCORM است، نه دوره/)
})

const qtiItem = (id: string, title: string, picture = '') =>
  `<item ident="${id}" title="${title}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.multiple_choice.v0p1</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;${title}&lt;/p&gt;${picture}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>یک</mattext></material></response_label><response_label ident="b"><material><mattext>دو</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><outcomes><decvar maxvalue="100" varname="SCORE"/></outcomes><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing></item>`
const qti = (inside: string) => `<?xml version="1.0"?><questestinterop>${inside}</questestinterop>`

test('a quiz comes as an exam and a bank into the question bank, with pictures and draws', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const types = typesOf(3)
  const timed =
    '<qtimetadata><qtimetadatafield><fieldlabel>qmd_timelimit</fieldlabel><fieldentry>30</fieldentry></qtimetadatafield></qtimetadata>'
  const draw =
    '<section ident="s2"><selection_ordering><selection><sourcebank_ref>bank-1</sourcebank_ref><selection_number>1</selection_number></selection></selection_ordering></section>'
  const picture = '&lt;img src="$IMS-CC-FILEBASE$/a.png" alt="شکل"&gt;'
  const content = await aCartridge(3, item('i1', 'آزمون جبر', 'r1') + item('i2', 'بد', 'r3'), {
    r1: {
      type: types.quiz,
      files: {
        'q.xml': qti(
          `<assessment ident="x" title="آزمون">${timed}<section ident="s">${qtiItem('q1', 'با شکل', picture)}</section>${draw}</assessment>`,
        ),
      },
    },
    r2: {
      type: types.bank,
      files: {
        'b.xml': qti(`<objectbank ident="bank-1" title="بانک">${qtiItem('q9', 'از بانک')}</objectbank>`),
      },
    },
    r3: { type: types.quiz, files: { 'bad.xml': '<questestinterop><assessment>' } },
    r4: { type: 'webcontent', href: 'web_resources/a.png', files: { 'web_resources/a.png': aPng(7) } },
  })
  const { exchange, report } = await importedBy(arvand, owner, content, 'quiz.imscc')
  expect(exchange.state).toBe('done')
  expect(report).toMatchObject({
    questions: 2,
    files: 1,
    lessons: [{ title: 'آزمون جبر', kind: 'exam', was: 'quiz' }],
  })
  expect(report?.leftOut.map(({ title, reason }) => [title, reason])).toEqual([
    ['بد', 'damaged'],
    ['b.xml', 'becameBank'],
  ])
  const [lesson] = await lessonsOf(arvand, exchange.course?.id ?? newId())
  const examId = (lesson?.content as { itemId?: string } | undefined)?.itemId ?? ''
  const { settings, state } = (await arvand.call(showTaughtExam, { examId }, owner)).answer
  expect({ state, minutes: settings.minutes, attempts: settings.attempts }).toEqual({
    state: 'open',
    minutes: 30,
    attempts: 1,
  })
  const { questions } = (await arvand.call(previewExam, { examId, seed: 'الف' }, owner)).answer
  expect(questions.map(({ kind }) => kind)).toEqual(['single', 'single'])
})
