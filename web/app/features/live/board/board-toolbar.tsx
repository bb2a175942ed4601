import { Download, Redo2, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { actWords } from '../../../ui/act-words.ts'
import { IconButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MenuButton } from '../../../ui/menu.tsx'
import { boardWords as words } from './board-words.ts'
import { fills } from './shapes.ts'
import { type Kit, type Tool, toolIcons } from './tools.ts'
import type { BoardView } from './use-board.ts'

interface BoardToolbarProps {
  readonly kit: Kit
  readonly onKit: (kit: Kit) => void
  readonly board: BoardView
  readonly mayDraw: boolean
  /** Saves the sheet as a picture; null where it is none by itself. */
  readonly onExport: { readonly png: () => void; readonly svg: () => void } | null
  /** Takes everything off, after a question: for those who run the class. */
  readonly onClear: (() => void) | null
  readonly clearing: { readonly label: string; readonly title: string; readonly text: string }
}

const tools = Object.keys(toolIcons) as Tool[]
const inks = Object.keys(words.inks) as Kit['ink'][]
const thicknesses = Object.keys(words.thicknesses) as Kit['thickness'][]
const pressed = 'aria-pressed:bg-primary-100 aria-pressed:text-primary-700'

/** Tools, colours and widths, one's own way back, and what is done with the whole board. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { kit, onKit, board, mayDraw, onExport, onClear, clearing } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <div role="toolbar" aria-label={words.tools} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {mayDraw ? (
        <>
          <Group>
            {tools.map((tool) => (
              <IconButton
                key={tool}
                icon={toolIcons[tool]}
                label={words.toolNames[tool]}
                aria-pressed={kit.tool === tool}
                onClick={() => onKit({ ...kit, tool })}
                className={pressed}
              />
            ))}
          </Group>
          <Group label={words.ink}>
            {inks.map((ink) => (
              <Choice
                key={ink}
                label={words.inks[ink]}
                isChosen={kit.ink === ink}
                onChoose={() => onKit({ ...kit, ink })}
              >
                <circle cx={12} cy={12} r={9} className={fills[ink]} />
              </Choice>
            ))}
          </Group>
          <Group label={words.thickness}>
            {thicknesses.map((thickness, at) => (
              <Choice
                key={thickness}
                label={words.thicknesses[thickness]}
                isChosen={kit.thickness === thickness}
                onChoose={() => onKit({ ...kit, thickness })}
              >
                <circle cx={12} cy={12} r={2.5 + at * 2.5} className="fill-ink" />
              </Choice>
            ))}
          </Group>
          <Group>
            <IconButton icon={Undo2} label={words.undo} disabled={!board.mayUndo} onClick={board.undo} />
            <IconButton icon={Redo2} label={words.redo} disabled={!board.mayRedo} onClick={board.redo} />
          </Group>
        </>
      ) : (
        <p className="min-h-11 content-center text-15 text-muted">{words.onlyHost}</p>
      )}
      <Group>
        {onExport ? (
          <MenuButton
            label={words.export}
            variant="quiet"
            entries={[
              { key: 'png', label: words.png, onAction: onExport.png },
              { key: 'svg', label: words.svg, onAction: onExport.svg },
            ]}
          >
            <Icon of={Download} />
          </MenuButton>
        ) : null}
        {onClear ? <IconButton icon={Trash2} label={clearing.label} onClick={() => setAsking(true)} /> : null}
      </Group>
      <ConfirmDialog
        open={isAsking}
        title={clearing.title}
        confirm={clearing.label}
        cancel={actWords.cancel}
        danger
        onConfirm={() => {
          setAsking(false)
          onClear?.()
        }}
        onClose={() => setAsking(false)}
      >
        {clearing.text}
      </ConfirmDialog>
    </div>
  )
}

/** Named where the buttons alone do not say what they choose. */
const Group = ({ label, children }: { label?: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap">
    {label ? <legend className="sr-only">{label}</legend> : null}
    {children}
  </fieldset>
)

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const Choice = ({ label, isChosen, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isChosen}
    onClick={onChoose}
    className="grid size-11 place-items-center rounded-control border-2 border-transparent hover:bg-sunken aria-pressed:border-primary-600"
  >
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
      {children}
    </svg>
  </button>
)
