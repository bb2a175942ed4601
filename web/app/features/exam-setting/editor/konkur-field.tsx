import type { ExamSettings } from '@arvand/contracts/exams'
import type { KonkurField } from '@arvand/contracts/konkur'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DecimalField } from '../../question-bank/index.ts'
import { rulesWords as words } from '../words/editor-words.ts'
import { aSubgroup, type Subgroup, withLesson } from './konkur-draft.ts'

interface FieldProps extends Pick<ExamSettings, 'sections'> {
  readonly field: KonkurField
  readonly onChange: (field: KonkurField) => void
  /** Left out: the only field stays. */
  readonly onRemove?: () => void
}

const mostSubgroups = 6

/** A field of study: its name, the lessons of its booklet, and how they count. */
export function KonkurFieldPart({ field, sections, onChange, onRemove }: FieldProps) {
  const { title, lessons, subgroups } = field
  const titleOf = (lesson: string) => sections.find(({ id }) => id === lesson)?.title ?? ''
  const put = (subgroup: Subgroup) =>
    onChange({ ...field, subgroups: subgroups.map((one) => (one.id === subgroup.id ? subgroup : one)) })
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 rounded-card border border-line p-4.5 md:p-5">
      <legend className="sr-only">{title}</legend>
      <div className="flex max-w-md items-end gap-2">
        <TextField
          name={`field ${field.id}`}
          label={words.field}
          maxLength={60}
          value={title}
          onChange={({ target }) => onChange({ ...field, title: target.value })}
          className="min-w-0 flex-1"
        />
        {onRemove ? (
          <IconButton
            icon={Trash2}
            label={words.removeField(title)}
            onClick={onRemove}
            className="text-muted"
          />
        ) : null}
      </div>
      <CheckboxGroup
        name={`lessons ${field.id}`}
        label={words.lessons}
        choices={sections.map((one) => ({ value: one.id, label: one.title }))}
        defaultValue={lessons}
        onChange={({ currentTarget }) =>
          onChange(withLesson(field, currentTarget.value, currentTarget.checked, { sections }))
        }
      />
      {lessons.length === 0 ? <p className="text-15 text-muted">{words.noLesson}</p> : null}
      {subgroups.map((subgroup) => (
        <SubgroupPart
          key={subgroup.id}
          subgroup={subgroup}
          lessons={lessons.map((id) => ({ id, title: titleOf(id) }))}
          onChange={put}
          {...(subgroups.length > 1
            ? {
                onRemove: () =>
                  onChange({ ...field, subgroups: subgroups.filter((one) => one !== subgroup) }),
              }
            : {})}
        />
      ))}
      {subgroups.length < mostSubgroups ? (
        <p>
          <Button
            type="button"
            variant="soft"
            size="compact"
            icon={Plus}
            onClick={() =>
              onChange({ ...field, subgroups: [...subgroups, aSubgroup(subgroups.length, lessons)] })
            }
          >
            {words.addSubgroup}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}

interface SubgroupProps {
  readonly subgroup: Subgroup
  readonly lessons: readonly { readonly id: string; readonly title: string }[]
  readonly onChange: (subgroup: Subgroup) => void
  readonly onRemove?: () => void
}

const SubgroupPart = ({ subgroup, lessons, onChange, onRemove }: SubgroupProps) => (
  <div className="grid grid-cols-1 gap-4 border-t border-line pt-4">
    <div className="flex max-w-md items-end gap-2">
      <TextField
        name={`subgroup ${subgroup.id}`}
        label={words.subgroup}
        maxLength={60}
        value={subgroup.title}
        onChange={({ target }) => onChange({ ...subgroup, title: target.value })}
        className="min-w-0 flex-1"
      />
      {onRemove ? (
        <IconButton
          icon={Trash2}
          label={words.removeSubgroup(subgroup.title)}
          onClick={onRemove}
          className="text-muted"
        />
      ) : null}
    </div>
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {lessons.map(({ id, title }) => (
        <DecimalField
          key={id}
          name={`coefficient ${subgroup.id} ${id}`}
          label={words.coefficient(title)}
          value={subgroup.coefficients[id] ?? 0}
          least={0}
          most={20}
          onNumber={(number) =>
            onChange({ ...subgroup, coefficients: { ...subgroup.coefficients, [id]: Math.round(number) } })
          }
        />
      ))}
    </div>
  </div>
)
