const nameOf = (sessionId: string) => `arvand.class.${sessionId}`

/** Which devices were on in this tab, so that a page that is loaded again switches the same on. */
export interface Choices {
  readonly audio: boolean
  readonly camera: boolean
}

export function readChoices(sessionId: string): Choices | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(sessionId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const isOn = (name: string) => name in stored && (stored as Record<string, unknown>)[name] === true
    return { audio: isOn('audio'), camera: isOn('camera') }
  } catch {
    return null
  }
}

export function storeChoices(sessionId: string, choices: Choices): void {
  try {
    window.sessionStorage.setItem(nameOf(sessionId), JSON.stringify(choices))
  } catch {
    // A browser that stores nothing asks again.
  }
}

/** What this browser does in every class: saves data, blurs what stands behind the own person. */
export type Habit = 'saver' | 'blur'
const habitName = (habit: Habit) => `arvand.class.${habit}`

export function readHabit(habit: Habit): boolean {
  try {
    return window.localStorage.getItem(habitName(habit)) === 'on'
  } catch {
    return false
  }
}

export function storeHabit(habit: Habit, isOn: boolean): void {
  try {
    window.localStorage.setItem(habitName(habit), isOn ? 'on' : 'off')
  } catch {
    // A browser that stores nothing begins without it.
  }
}

/** What can be chosen among: a microphone, a camera, a loudspeaker. */
export type DeviceKind = 'audio' | 'camera' | 'speaker'
/** Ids of devices; one that was not chosen is the one the browser takes. */
export type ChosenDevices = Readonly<Partial<Record<DeviceKind, string>>>

const chosenName = 'arvand.class.devices'

/** The devices that were chosen in this browser, for every class. */
export function readChosen(): ChosenDevices {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(chosenName) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, id]) => typeof id === 'string'))
  } catch {
    return {}
  }
}

export function storeChosen(chosen: ChosenDevices): void {
  try {
    window.localStorage.setItem(chosenName, JSON.stringify(chosen))
  } catch {
    // A browser that stores nothing takes its own next time.
  }
}
