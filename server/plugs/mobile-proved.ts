/**
 * The plug by which a module continues what waited for a mobile number (e.g. an invitation), once a person has proved
 * that it is theirs. Running it again does no harm.
 */
export type MobileProved = (personId: string, mobile: string) => Promise<void>
