import { formatNumber } from '@arvand/persian/numbers'
import { Search } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { useAside } from '../../shell/aside.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { carried, type FoundCourses, type PickedCourse } from './pick-courses.ts'
import { makeCodesWords as words } from './words.ts'

interface PickerProps {
  /** Courses that were ticked when the form was sent. */
  readonly kept: readonly PickedCourse[]
  /** The search result of a form sent without JavaScript. */
  readonly sought: FoundCourses | null
  readonly error: string | undefined
}

/**
 * Searches for courses and ticks them within the form. Without JavaScript the search submits the whole form, which
 * comes back filled, with the result. With JavaScript the rest of the page stays as it is.
 */
export function CoursePicker({ kept, sought, error }: PickerProps) {
  const { found, find, isFinding } = useFinding(sought)
  const { rows, isTicked, tick } = useTicks(kept, found)
  const box = useRef<HTMLInputElement>(null)
  const search = (event: Pick<MouseEvent, 'preventDefault'>) => {
    event.preventDefault()
    find(box.current?.value ?? '')
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-15 font-label">{words.courses}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={box}
          name="find"
          type="search"
          label={words.findCourse}
          hideLabel
          description={words.coursesHint}
          error={error}
          icon={Search}
          defaultValue={sought?.words}
          maxLength={300}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(event)
          }}
        />
        <Button name="step" value="find" variant="soft" pending={isFinding} onClick={search}>
          {words.find}
        </Button>
      </div>
      <input type="hidden" name="lookedFor" value={found?.words ?? ''} />
      <p role="status" className="text-14 text-muted empty:hidden">
        {found ? foundText(found) : null}
      </p>
      {rows.length > 0 ? (
        <div className="rounded-option border border-line px-4 py-1">
          {rows.map((course) => (
            <Checkbox
              key={course.id}
              name="courses"
              value={carried(course)}
              checked={isTicked(course)}
              onChange={(event) => tick(course, event.currentTarget.checked)}
            >
              {course.title}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}

const foundText = ({ items, words: wish }: FoundCourses): string =>
  items.length === 0 ? words.foundNothing(wish) : words.foundSome(formatNumber(items.length))

/** The newest search result: from this page's own search, or the one that was loaded with the page. */
function useFinding(sought: FoundCourses | null) {
  const fetcher = useAside<{ readonly found: FoundCourses | null }>()
  const find = (wish: string) => {
    void fetcher.load(`/manage/off-codes/new?find=${encodeURIComponent(wish)}`)
  }
  const found = fetcher.data ? fetcher.data.found : sought
  return { found, find, isFinding: fetcher.state !== 'idle' }
}

/** The ticked courses; a course that was ticked once stays listed, above the results. */
function useTicks(kept: readonly PickedCourse[], found: FoundCourses | null) {
  const [seen, setSeen] = useState<readonly PickedCourse[]>(kept)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(seen.map(({ id }) => id)))
  const fresh = found?.items.filter(({ id }) => !seen.some((one) => one.id === id)) ?? []
  return {
    rows: [...seen, ...fresh],
    isTicked: ({ id }: PickedCourse) => ticked.has(id),
    tick(course: PickedCourse, isOn: boolean) {
      if (!seen.some(({ id }) => id === course.id)) setSeen([...seen, course])
      const next = new Set(ticked)
      if (isOn) next.add(course.id)
      else next.delete(course.id)
      setTicked(next)
    },
  }
}
