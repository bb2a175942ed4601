import type { HotspotArea, QuestionOf, Spot } from '@arvand/contracts/questions'
import { useRef, useState } from 'react'
import { Box } from '../../../../ui/checkbox.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { pictureTypes, UploadField } from '../../../media/index.ts'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { DecimalField } from '../../fields/decimal-field.tsx'
import { FeedbackField } from '../../fields/feedback-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { replaced } from '../../fields/placed.ts'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { freshId } from '../../fresh-id.ts'
import { number } from '../../lines.ts'
import { useQuestionFiles } from '../../question-files.tsx'
import { useFileOfLibrary } from '../../use-file-of-library.ts'
import { fieldWords as words } from '../../words.ts'
import { AreaCanvas } from './area-canvas.tsx'
import { type Measure, measuresOf, middleShape, type Shape } from './shapes.ts'

const shapes: readonly Shape[] = ['rectangle', 'circle', 'polygon']
const mostAreas = 20

/** The picture, and the areas of it that are right: drawn on it, or typed as numbers. */
export default function HotspotFields(props: KindFieldsProps<QuestionOf<'hotspot'>>) {
  const { question, onChange, revision } = props
  const { fileId, alt, areas } = question
  const { pictures, nameOf, add: addFile } = useQuestionFiles()
  // Shown until the server has made its sizes of an uploaded picture.
  const chosen = useRef<string | null>(null)
  const fetchFile = useFileOfLibrary()
  const [shape, setShape] = useState<Shape>('rectangle')
  const picture = fileId ? pictures[fileId] : null
  const labelOf = (place: number) => words.area(number(place))
  const edit = (place: number, part: Partial<HotspotArea>) =>
    onChange({ areas: replaced(areas, place, part) })
  const add = (points: Spot[]) =>
    areas.length < mostAreas &&
    onChange({ areas: [...areas, { id: freshId('h', areas), shape, points, percent: 100, feedback: null }] })
  return (
    <>
      <UploadField
        key={revision}
        name="pictureId"
        use="lesson"
        accept={pictureTypes}
        library
        label={words.picture}
        limits={words.pictureLimits}
        defaultFile={fileId ? { id: fileId, name: nameOf(fileId) ?? words.picture } : null}
        onChosen={(file) => {
          chosen.current = URL.createObjectURL(file)
        }}
        onKept={(file) => {
          const src = chosen.current
          chosen.current = null
          if (file && src) addFile({ id: file.id, name: file.name, picture: { src, sizes: [] }, link: src })
          else if (file) void fetchFile(file.id)
          onChange({ fileId: file?.id ?? null })
        }}
      />
      <TextField
        name="alt"
        label={words.alt}
        description={words.altHint}
        maxLength={300}
        value={alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      {picture ? (
        <FieldsPart title={words.areas} hint={words.areasHint}>
          <SelectField
            name="shape"
            label={words.shape}
            options={shapes.map((value) => ({ value, label: words.shapes[value] }))}
            value={shape}
            onChange={({ target }) => setShape(shapes.find((one) => one === target.value) ?? 'rectangle')}
            className="max-w-52"
          />
          <AreaCanvas key={shape} src={picture.src} alt={alt} areas={areas} shape={shape} onDrawn={add} />
          <AddRow
            label={words.addShape(words.shapes[shape])}
            isFull={areas.length >= mostAreas}
            onAdd={() => add(middleShape[shape])}
          />
          {areas.length > 0 ? (
            <SortableRows
              items={areas}
              nameOf={labelOf}
              onRemove={({ id }) => onChange({ areas: areas.filter((one) => one.id !== id) })}
            >
              {(area, place) => (
                <AreaFields area={area} label={labelOf(place)} onChange={(part) => edit(place, part)} />
              )}
            </SortableRows>
          ) : null}
        </FieldsPart>
      ) : null}
    </>
  )
}

interface AreaProps {
  readonly area: HotspotArea
  readonly label: string
  readonly onChange: (part: Partial<HotspotArea>) => void
}

function AreaFields({ area, label, onChange }: AreaProps) {
  const { id, shape, percent, feedback } = area
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Box
          aria-label={`${words.correct}، ${label}`}
          checked={percent === 100}
          onChange={({ target }) => onChange({ percent: target.checked ? 100 : 0 })}
        />
        <span className="font-label">
          {label}، {words.shapes[shape]}
        </span>
        <PercentField
          name={`percent ${id}`}
          of={label}
          value={percent}
          onNumber={(next) => onChange({ percent: next })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {measuresOf(area).map((measure) => (
          <DecimalField
            key={measure.key}
            name={`${id} ${measure.key}`}
            label={<span className="text-14">{measureLabel(measure.key)}</span>}
            aria-label={`${measureLabel(measure.key)}، ${label}`}
            value={measure.value}
            least={0}
            most={100}
            onNumber={(value) => onChange({ points: measure.put(value) })}
          />
        ))}
      </div>
      <FeedbackField
        name={`feedback ${id}`}
        of={label}
        value={feedback}
        onChange={(next) => onChange({ feedback: next })}
      />
    </div>
  )
}

const sides: Readonly<Record<string, string>> = {
  left: words.fromLeft,
  top: words.fromTop,
  right: words.toRight,
  bottom: words.toBottom,
  centreX: words.centreX,
  centreY: words.centreY,
  radius: words.radius,
}

function measureLabel(key: Measure['key']): string {
  const side = sides[key]
  if (side) return side
  const corner = number(Number(key.slice(1)))
  return key.startsWith('x') ? words.cornerX(corner) : words.cornerY(corner)
}
