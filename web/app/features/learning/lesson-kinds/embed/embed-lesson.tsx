import type { TaughtContentOf } from '@arvand/contracts/taught-lesson'
import { ExternalLink } from 'lucide-react'
import type { BodyProps } from '../../../../lesson-kind.ts'
import { buttonClasses } from '../../../../ui/button-variant.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { RichText, useFraming } from '../../../rich-text/index.ts'
import { SeenForm } from '../../step-form.tsx'
import { learnWords as words } from '../../words.ts'

/** A page of another site in a sandboxed frame without access to ours. */
export default function EmbedLesson({ lesson, content, told, counts }: BodyProps<TaughtContentOf<'embed'>>) {
  const { url, body, pictures } = content
  useFraming()
  return (
    <div className="grid gap-5 md:px-7 md:pt-6">
      {url ? (
        <iframe
          src={url}
          title={lesson.title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
          // Some players work only when they get the origin of the embedding site.
          referrerPolicy="strict-origin"
          allow="fullscreen; picture-in-picture"
          loading="lazy"
          className="aspect-video min-h-[24rem] w-full border-line bg-surface md:min-h-[32rem] md:rounded-card md:border"
        />
      ) : (
        <EmptyState level={2} title={words.noEmbed}>
          {words.noFileText}
        </EmptyState>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 md:px-0">
        <p className="me-auto text-14 text-muted">{words.embedNote}</p>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'outline', size: 'compact' })}
          >
            <Icon of={ExternalLink} size={18} />
            {words.openOutside}
          </a>
        ) : null}
        {counts ? <SeenForm told={told} /> : null}
      </div>
      <div className="px-4 md:px-0">
        <RichText text={body} files={pictures} className="max-w-[46rem]" />
      </div>
    </div>
  )
}
