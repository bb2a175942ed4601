import { type GiftCardDesign, giftCardDesigns } from '@arvand/contracts/gift-cards'
import { Girih } from '../../ui/girih/girih.tsx'
import { faceSlugs } from './faces.ts'
import { giftCardsWords as words } from './gift-cards-words.ts'
import { designNames } from './words.ts'

/** The designs side by side; the chosen one has a frame, and its name stands below. */
export function ChooseDesign({ chosen }: { chosen: GiftCardDesign }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 text-18 font-title">{words.design}</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {giftCardDesigns.map((design) => (
          <label
            key={design}
            className="grid cursor-pointer gap-1.5 rounded-option border border-line bg-surface p-1.5 text-center text-14 font-label has-checked:border-primary-600 has-checked:ring-2 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-primary-600"
          >
            <input
              type="radio"
              name="design"
              value={design}
              defaultChecked={design === chosen}
              className="sr-only"
            />
            <span className="relative block aspect-[8/5] overflow-clip rounded-small">
              <Girih slug={faceSlugs[design]} category={design} className="absolute inset-0 size-full" />
            </span>
            {designNames[design]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
