import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { buttonLook } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { RichText } from '../../rich-text/index.ts'
import type { ContentOf, LessonPartProps } from '../lesson-part.ts'
import { learnWords as words } from '../words.ts'
import { SeenForm } from './step-form.tsx'

interface EmbedLessonProps extends LessonPartProps {
  readonly content: ContentOf<'embed'>
}

/** A page from elsewhere in a frame that can reach nothing of ours. */
export function EmbedLesson({ lesson, content, told, counts }: EmbedLessonProps) {
  const { url, body, pictures } = content
  useWayToOthers()
  return (
    <div className="grid gap-5 md:px-7 md:pt-6">
      {url ? (
        <iframe
          src={url}
          title={lesson.title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
          referrerPolicy="no-referrer"
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
            className={buttonLook({ look: 'outline', size: 'compact' })}
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

/**
 * Only documents that began as a page of a lesson may frame other sites (content security policy); whoever came here
 * from another page without a load gets the document anew.
 */
function useWayToOthers(): void {
  useEffect(() => {
    const [first] = performance.getEntriesByType('navigation')
    if (first && !new URL(first.name).pathname.startsWith('/learn/')) window.location.reload()
  }, [])
}
