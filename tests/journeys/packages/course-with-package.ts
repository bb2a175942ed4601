import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export type Pages = Readonly<Record<string, string>>

/** A small SCORM package with a part for each page. */
export function packageOf(
  standard: '1.2' | '2004',
  parts: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const [version, type] = standard === '1.2' ? ['1.2', 'scormtype'] : ['2004 4th Edition', 'scormType']
  const titles = Object.keys(parts)
  const items = titles.map(
    (title, at) => `<item identifier="i${at}" identifierref="r${at}"><title>${title}</title></item>`,
  )
  const resources = titles.map(
    (_, at) => `<resource identifier="r${at}" type="webcontent" adlcp:${type}="sco" href="p${at}.html"/>`,
  )
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>بستهٔ سفر</title>${items.join('')}</organization></organizations>
<resources>${resources.join('')}</resources></manifest>`
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(manifest), 'imsmanifest.xml')
  for (const [at, html] of Object.values(parts).entries()) zip.addBuffer(Buffer.from(html), `p${at}.html`)
  zip.end()
  return buffer(zip.outputStream)
}

export interface Caller {
  readonly base: string
  readonly token: string
}

/** Makes a call as one person; a refusal fails the journey with the problem's own text. */
export async function call<Reply = Record<string, never>>(
  { base, token }: Caller,
  path: string,
  body: object,
): Promise<Reply> {
  const answer = await fetch(new URL(`/api/${path}`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${text}`)
  return JSON.parse(text) as Reply
}

export async function signedIn(base: string, identifier: string): Promise<Caller> {
  const wish = { identifier, password: 'arvand-demo' }
  const { token } = await call<{ token: string }>({ base, token: '' }, 'panel/login', wish)
  return { base, token }
}

/** Uploads a package as a browser does (tus, in one piece) and returns the file's id. */
export async function upload({ base, token }: Caller, zip: Buffer): Promise<string> {
  const encoded = (text: string) => Buffer.from(text).toString('base64')
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const begun = await fetch(new URL('/api/media/uploads', base), {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(zip.length),
      'upload-metadata': `use ${encoded('package')},name ${encoded('safar.zip')}`,
    },
  })
  const place = begun.headers.get('location')
  if (!place) throw new Error(`the upload did not begin: ${begun.status} ${await begun.text()}`)
  const sent = await fetch(new URL(place, base), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(zip),
  })
  if (!sent.ok) throw new Error(`the upload did not end: ${sent.status} ${await sent.text()}`)
  return place.split('/').at(-1) ?? ''
}

export interface CourseWithPackage {
  readonly courseId: string
  readonly slug: string
  readonly lessonId: string
}

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A published course of the demo teacher whose one lesson is this package. */
export async function courseWithPackage(base: string, zip: Buffer): Promise<CourseWithPackage> {
  const teacher = await signedIn(base, '09120000003')
  const manager = await signedIn(base, '09120000004')
  const fileId = await upload(teacher, zip)
  const requestId = () => randomUUID()
  const about = { title: 'سفر با بسته', category: 'arts', level: 'everyone' }
  const { course } = await call<{ course: { id: string; slug: string } }>(teacher, 'teacher/course/create', {
    ...about,
    requestId: requestId(),
  })
  const shown = await call<{ course: { version: number; slug: string } }>(teacher, 'teacher/course/show', {
    courseId: course.id,
  })
  const saved = await call<{ course: { slug: string } }>(teacher, 'teacher/course/save', {
    courseId: course.id,
    ...about,
    version: shown.course.version,
    summary: 'دوره‌ای کوتاه که درسش یک بستهٔ درسی است و در مرورگر اجرا می‌شود.',
    description: paragraph('با هم به سفری کوتاه می‌رویم و در راه چند چیز یاد می‌گیریم.'),
    outcomes: ['راه را پیدا می‌کنید.', 'از آن‌جا که ماندید ادامه می‌دهید.', 'نمرهٔ خود را می‌بینید.'],
    requirements: [],
    coverFileId: null,
    accessDays: null,
    slug: `safar-${requestId().slice(0, 8)}`,
  })
  const { sectionId } = await call<{ sectionId: string }>(teacher, 'teacher/section/add', {
    courseId: course.id,
    title: 'شروع راه',
    requestId: requestId(),
  })
  const { lessonId } = await call<{ lessonId: string }>(teacher, 'teacher/lesson/add', {
    sectionId,
    title: 'بستهٔ سفر',
    kind: 'scorm',
    requestId: requestId(),
  })
  const { lesson } = await call<{ lesson: { version: number } }>(teacher, 'teacher/lesson/show', { lessonId })
  await call(teacher, 'teacher/lesson/save', {
    lessonId,
    version: lesson.version,
    title: 'بستهٔ سفر',
    content: { kind: 'scorm', attachments: [], fileId },
    minutes: 10,
  })
  await call(teacher, 'teacher/course/submit', { courseId: course.id })
  await call(manager, 'panel/manage/courses/publish', { courseId: course.id })
  return { courseId: course.id, slug: saved.course.slug, lessonId }
}
