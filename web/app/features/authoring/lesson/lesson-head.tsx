import { ChevronRight, Eye, TriangleAlert } from 'lucide-react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { lessonKindOf } from '../../../lesson-kinds.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { authoringWords, publicationWords, lessonWords as words } from '../words.ts'
import type { ShownLesson } from './shown-lesson.ts'

/** The course, section, kind and state of a lesson, with links to the previous and the next one. */
export function LessonHead({ shown, answer }: { shown: ShownLesson; answer?: FormAnswer | undefined }) {
  const { lesson, course, section, previousId, nextId } = shown
  const home = `/teach/courses/${course.id}`
  const step = 'inline-flex min-h-11 items-center px-1 text-15'
  return (
    <header className="grid gap-2 pb-5">
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
        <TextLink alone to={`${home}/curriculum`} className={step}>
          {course.title}
        </TextLink>
        <Icon of={ChevronRight} size={16} mirror />
        {section.title}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-26 font-heading wrap-anywhere">{lesson.title}</h1>
        <Badge tone="primary">{lessonKindOf(lesson.content.kind).label}</Badge>
        {lesson.isPublished ? null : <Badge>{publicationWords.isDraft}</Badge>}
        {lesson.isPreview ? <Badge tone="accent">{publicationWords.isPreview}</Badge> : null}
      </div>
      <nav aria-label={authoringWords.curriculum} className="flex flex-wrap items-center gap-x-4">
        {previousId ? (
          <TextLink alone to={`${home}/lessons/${previousId}`} className={step}>
            {words.previous}
          </TextLink>
        ) : null}
        {nextId ? (
          <TextLink alone to={`${home}/lessons/${nextId}`} className={step}>
            {words.next}
          </TextLink>
        ) : null}
        <ButtonLink
          to={`/learn/${course.slug}/${lesson.id}?as=learner`}
          variant="quiet"
          size="compact"
          icon={Eye}
        >
          {authoringWords.seeAsLearner}
        </ButtonLink>
      </nav>
      {shown.mayWrite && (lesson.isPublished || !lesson.whyNotPublish) ? (
        <ActionForm
          intent="publish"
          answer={answer}
          carry={{ isPublished: lesson.isPublished ? 'no' : 'yes' }}
          submit={lesson.isPublished ? publicationWords.unpublish : publicationWords.publish}
          button={{ variant: lesson.isPublished ? 'outline' : 'soft', size: 'compact' }}
          className="grid gap-3"
        />
      ) : null}
      {shown.whyNot ? (
        <p className="flex items-start gap-2 text-14 text-warning-700">
          <Icon of={TriangleAlert} size={16} className="mt-1.5" />
          {words.whyNot} {shown.whyNot}
        </p>
      ) : null}
    </header>
  )
}
