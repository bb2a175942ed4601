import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import { audioContent, fileContent, videoContent } from '#pure/courses'
import type { ImportedPart } from './imported-part.ts'
import type { SourceFile } from './source-files.ts'

/** Makes a lesson of one file: film and sound get a player, other files an attachment; else the reason why not. */
export async function fileLesson(
  part: ImportedPart,
  title: string,
  file: SourceFile,
  body: RichText,
): Promise<LessonContent | LeftOutReason> {
  const played = players.find(([types]) => types.test(file.type))
  if (!played) {
    await part.attach(file, title)
    const { attachments } = part
    return attachments.length > 0 ? fileContent({ body, attachments }) : part.whyNot(file)
  }
  const fileId = await part.take(file)
  if (fileId === null) return part.whyNot(file)
  return played[1]({ fileId, body, attachments: part.attachments })
}

const players = [
  [/^video\//, videoContent],
  [/^audio\//, audioContent],
] as const
