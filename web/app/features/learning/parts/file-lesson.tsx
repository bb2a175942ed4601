import { EmptyState } from '../../../ui/states.tsx'
import { RichText } from '../../rich-text/index.ts'
import { FileRows } from '../file-rows.tsx'
import type { ContentOf, LessonPartProps } from '../lesson-part.ts'
import { learnWords as words } from '../words.ts'
import { SeenForm } from './step-form.tsx'

interface FileLessonProps extends LessonPartProps {
  readonly content: ContentOf<'file'>
}

/** Files to take away, with what their teacher wrote of them. */
export function FileLesson({ content, told, counts }: FileLessonProps) {
  const { attachments, body, pictures } = content
  return (
    <article className="mx-auto grid max-w-[46rem] gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={body} files={pictures} />
      {attachments.length > 0 ? (
        <FileRows files={attachments} onTake={() => told.step(1)} />
      ) : (
        <EmptyState level={2} title={words.noFile}>
          {words.noFileText}
        </EmptyState>
      )}
      {counts ? <SeenForm told={told} /> : null}
    </article>
  )
}
