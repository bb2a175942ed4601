import type { LessonContent } from '@arvand/contracts/lesson-content'
import { emptyText } from '@arvand/contracts/rich-text'
import type { WrittenKind } from '@arvand/contracts/teacher/lessons'

/** What a lesson holds before anything is written into it. */
export function emptyContent(kind: WrittenKind): LessonContent {
  const common = { attachments: [] }
  const heard = { ...common, fileId: null, captions: [], chapters: [] }
  switch (kind) {
    case 'video':
      return { kind, ...heard, watermark: false }
    case 'audio':
      return { kind, ...heard }
    case 'text':
      return { kind, ...common, body: emptyText }
    case 'file':
      return { kind, ...common }
    case 'embed':
      return { kind, ...common, url: null }
    case 'scorm':
      return { kind, ...common, fileId: null }
    case 'assignment': {
      const end = { dueDays: null, dueAt: null }
      return { kind, ...common, ...end, accepts: 'both', mostFiles: 3, rubric: [], points: 20 }
    }
  }
}
