import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { doneWords as words } from './words.ts'

/** The congratulation at the end of a course, announced politely. */
export function DoneCard({ courseSlug }: { courseSlug: string }) {
  return (
    <section
      role="status"
      className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      <Girih slug={courseSlug} category="zafaran" shape="rosette" className="size-16 rounded-full" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-18 font-title">{words.title}</h2>
        <p className="text-15 text-muted">{words.text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`/courses/${courseSlug}#reviews`}>{words.review}</ButtonLink>
        <ButtonLink to="/panel/courses" variant="outline">
          {words.mine}
        </ButtonLink>
      </p>
    </section>
  )
}
