import { showCourse } from '@arvand/contracts/home/courses'
import { showPath } from '@arvand/contracts/home/paths'
import { useEffect, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { DoneCertificate } from '../certificates/index.ts'
import { CourseCard } from '../courses/index.ts'
import { noteFinished } from '../install/index.ts'
import { ReviewForm } from '../reviews/index.ts'
import type { LoadedOpen } from './load-lesson.ts'
import { doneWords as words } from './words.ts'

interface DoneCardProps {
  readonly course: Pick<LoadedOpen['course'], 'id' | 'slug' | 'title'>
  readonly lessonId: string
  readonly answer: FormAnswer | undefined
}

/** The end of a course: the congratulation, a review, and the course that comes next. */
export default function DoneCard({ course, lessonId, answer }: DoneCardProps) {
  useEffect(() => noteFinished(lessonId), [lessonId])
  return (
    <section aria-labelledby="course-end" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6">
        <Girih slug={course.slug} category="zafaran" shape="rosette" className="size-24 rounded-full" />
        <div role="status" className="min-w-0 flex-[1_1_14rem]">
          <h2 id="course-end" className="text-21 font-heading">
            {words.title}
          </h2>
          <p className="text-16 text-muted">{words.text}</p>
        </div>
        <ButtonLink to="/panel/courses" variant="outline">
          {words.mine}
        </ButtonLink>
      </div>
      <DoneCertificate courseId={course.id} />
      <ReviewForm courseId={course.id} own={null} whyNot={null} answer={answer} />
      <NextCourse slug={course.slug} />
    </section>
  )
}

/** The course after this one in its path, or else one that is like it. */
function NextCourse({ slug }: { slug: string }) {
  const next = useNextCourse(slug)
  if (!next) return null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className="text-18 font-title">{next.path ? words.nextInPath(next.path.title) : words.alike}</h3>
        {next.path ? (
          <TextLink
            to={`/paths/${next.path.slug}`}
            alone
            className="inline-flex min-h-11 items-center text-15"
          >
            {words.seePath}
          </TextLink>
        ) : null}
      </div>
      <div className="max-w-96">
        <CourseCard course={next.course} level={3} />
      </div>
    </div>
  )
}

type NextCourse = NonNullable<Awaited<ReturnType<typeof findNext>>>

function useNextCourse(slug: string): NextCourse | null {
  const [next, setNext] = useState<NextCourse | null>(null)
  useEffect(() => {
    let isAway = false
    void findNext(slug).then((found) => {
      if (!isAway) setNext(found)
    })
    return () => {
      isAway = true
    }
  }, [slug])
  return next
}

async function findNext(slug: string) {
  const { answer } = await attempt(quietCall(showCourse, { slug }))
  if (!answer) return null
  const [path] = answer.course.paths
  if (path) {
    const found = await attempt(quietCall(showPath, { slug: path.slug }))
    const steps = found.answer?.path.steps ?? []
    const course = steps[steps.findIndex((step) => step.slug === slug) + 1]
    if (course) return { path, course }
  }
  const [course] = answer.course.related
  return course ? { path: null, course } : null
}
