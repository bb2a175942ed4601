import { lessonKindOf } from '../../lesson-kinds.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LessonPlayer } from '../media/index.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/review'
import { reviewWords as words } from './words.ts'

interface SeenProps {
  readonly courseId: string
  readonly seen: NonNullable<Route.ComponentProps['loaderData']['seen']>
}

/** A lesson as learners will see it; the reviewer's progress is not stored. */
export function SeenLesson({ courseId, seen }: SeenProps) {
  const { lesson, playable, body, files } = seen
  const { content } = lesson
  const pictures = Object.fromEntries(files.map(({ id, picture }) => [id, picture]))
  const attached = content.attachments.flatMap(({ fileId, title }) => {
    const file = files.find(({ id }) => id === fileId)
    return file ? [{ ...file, title }] : []
  })
  const { isTimed, isWhole } = lessonKindOf(content.kind)
  return (
    <Card
      title={lesson.title}
      aside={
        <TextLink alone to={`/manage/courses/${courseId}`} className="text-15">
          {words.close}
        </TextLink>
      }
    >
      <div className="grid gap-5">
        {playable ? <LessonPlayer playable={playable} /> : null}
        {isTimed && !playable ? <p className="text-muted">{words.noFile}</p> : null}
        {'url' in content && content.url ? (
          <a
            href={content.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary-700 underline"
          >
            {words.embed}: <bdi dir="ltr">{content.url}</bdi>
          </a>
        ) : null}
        {body && body.content.length > 0 ? (
          <RichText text={body} files={pictures} idPrefix="lesson-" />
        ) : isWhole ? null : (
          <p className="text-muted">{words.noBody}</p>
        )}
        {attached.length > 0 ? (
          <section>
            <h3 className="pb-1.5 text-16 font-title">{words.files}</h3>
            <ul className="grid list-disc gap-1 ps-6">
              {attached.map(({ id, src, title }) => (
                <li key={id}>
                  <a href={src} className="text-primary-700 underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  )
}
