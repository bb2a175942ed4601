import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { EmptyState } from '../../../../ui/states.tsx'
import { RichText } from '../../../rich-text/index.ts'
import { FileRows } from '../../file-rows.tsx'
import { SeenForm } from '../../step-form.tsx'
import { learnWords as words } from '../../words.ts'

/** Files to download, with the teacher's text about them. */
export default function FileLesson({ content, told, counts }: BodyProps<TaughtContentOf<'file'>>) {
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
