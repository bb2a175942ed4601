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
  /** What was ticked when the form was sent. */
  readonly kept: readonly PickedCourse[]
  /** What a page without JavaScript has found. */
  readonly sought: FoundCourses | null
  readonly error: string | undefined
}

/**
 * Courses that are searched for and ticked, within the form that they belong to. Without JavaScript the search sends
 * the whole form, which comes back as it was with what was found; with it the rest of the page does not move.
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

/** The newest search: this page's own, or the one that came with the page. */
function useFinding(sought: FoundCourses | null) {
  const fetcher = useAside<{ readonly found: FoundCourses | null }>()
  const find = (wish: string) => {
    void fetcher.load(`/manage/off-codes/new?find=${encodeURIComponent(wish)}`)
  }
  const found = fetcher.data ? fetcher.data.found : sought
  return { found, find, isFinding: fetcher.state !== 'idle' }
}

/** What is ticked; what was ticked once stays in sight, above what is found. */
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
