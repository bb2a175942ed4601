import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { HostileFile } from './hostile-files.ts'

/** Brings a file in by its `door`; returns the sentence of its refusal, or null when it was accepted. */
export async function bring(teacher: Caller, file: HostileFile, content: Buffer): Promise<string | null> {
  const use = file.door === 'import' ? 'exchange' : file.door
  const uploaded = await teacher.upload(content, use, file.name)
  if ('refused' in uploaded) return uploaded.refused
  if (file.door === 'import') return endOf(teacher, await beginImport(teacher, uploaded.id))
  return file.door === 'package' ? packageIn(teacher, uploaded.id) : null
}

interface Exchange {
  readonly exchange: { readonly id: string; readonly state: string; readonly trouble: string | null }
}

export async function beginImport(teacher: Caller, fileId: string): Promise<string> {
  const ask = { fileId, requestId: randomUUID() }
  const { exchange } = await teacher.call<Exchange>('teacher/exchange/import', ask)
  return exchange.id
}

export const showImport = async (teacher: Caller, exchangeId: string) =>
  (await teacher.call<Exchange>('teacher/exchange/show', { exchangeId })).exchange

/** The sentence by which an import was refused; null when it was done. */
export async function endOf(teacher: Caller, exchangeId: string): Promise<string | null> {
  for (;;) {
    const { state, trouble } = await showImport(teacher, exchangeId)
    if (state === 'failed') return trouble ?? ''
    if (state === 'done') return null
    await after(200)
  }
}

/** Makes a lesson of this package in a new course, as a teacher does. */
async function packageIn(teacher: Caller, fileId: string): Promise<string | null> {
  const made = () => ({ requestId: randomUUID() })
  const { items } = await teacher.call<{ items: { slug: string }[] }>('teacher/course/categories', {})
  const [category] = items
  const { course } = await teacher.call<{ course: { id: string } }>('teacher/course/create', {
    ...{ title: 'دورهٔ بسته', category: category?.slug, level: 'beginner', ...made() },
  })
  const section = { courseId: course.id, title: 'فصل', ...made() }
  const { sectionId } = await teacher.call<{ sectionId: string }>('teacher/section/add', section)
  const lesson = { sectionId, title: 'بسته', kind: 'scorm', ...made() }
  const { lessonId } = await teacher.call<{ lessonId: string }>('teacher/lesson/add', lesson)
  const content = { kind: 'scorm', fileId, attachments: [] }
  await teacher.call('teacher/lesson/save', { lessonId, version: 1, title: 'بسته', content })
  for (;;) {
    const shown = await teacher.call<{ state: string; trouble: string | null }>('teacher/package/show', {
      lessonId,
    })
    if (shown.state === 'failed') return shown.trouble ?? ''
    if (shown.state === 'ready') return null
    await after(200)
  }
}
