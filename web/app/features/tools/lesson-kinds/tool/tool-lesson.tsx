import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import { ExternalLink } from 'lucide-react'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/link.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { RichText } from '../../../rich-text/index.ts'
import { toolLessonWords as words } from '../../words.ts'

/** A lesson on another site, which is opened in a tab of its own: a frame would not get its cookies. */
export default function ToolLesson({ content, told, counts }: BodyProps<TaughtContentOf<'tool'>>) {
  const { href, body, pictures } = content
  const isDone = told.stepsDone.includes(1)
  return (
    <article className="mx-auto grid max-w-[46rem] grid-cols-1 gap-6 px-4 py-6 md:px-7 md:py-9">
      <RichText text={body} files={pictures} />
      {href === null ? (
        <EmptyState level={2} title={words.notReady}>
          {words.notReadyText}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {counts ? <p className="text-muted">{words.openText}</p> : <Alert>{words.forLearners}</Alert>}
          <ButtonLink
            to={href}
            reloadDocument
            target="_blank"
            icon={ExternalLink}
            onClick={() => (counts && !isDone ? told.step(1) : undefined)}
          >
            {words.openTool}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}
