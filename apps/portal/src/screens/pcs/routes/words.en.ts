export const words = {
  wan: {
    title: 'Choose internet route',
    routes: 'Internet routes of the machine',
    empty: 'This machine has no internet route to choose yet.',
    choose: 'Choose',
    choosing: 'Choosing…',
    inUse: 'In use',
    byDefault: {
      lead: 'The machine uses the default route.',
      detail: 'Choose a route below for it to use.',
    },
  },
  rotation: {
    title: 'Rotate IP',
    routes: 'IP rotation routes of the machine',
    empty: 'This machine has no IP rotation route yet.',
    start: 'Start',
    starting: 'Getting it…',
    change: 'Change IP',
    changing: 'Changing…',
  },
  release: 'Stop using',
  releasing: 'Stopping…',
  refused: 'The route was not changed',
  noAddress: 'Getting an address…',
  until: (time: string) => `Can be changed again from ${time}`,
  busy: 'Another route of this machine is being changed',
  checking: {
    lead: 'The server has not answered yet.',
    detail: 'We are checking whether the route has changed, without sending the command again.',
  },
  settling: {
    lead: 'The machine is changing its route.',
    detail: 'The result shows here when it is done.',
  },
  ending: {
    lead: 'The rental has ended.',
    detail: 'Checking with the server…',
  },
  notReadable: {
    lead: 'The latest state could not be read.',
    detail: 'What is shown below may be out of date, we are trying again.',
  },
  closed: 'Routes can be changed only once the machine is created and while it is rented.',
  gone: 'The machine is no longer in your list.',
  unknown: 'The status of the machine is unclear, reload the page and try again.',
  done: {
    choose: (route: string) => `Route ${route} chosen`,
    release: (route: string) => `Route ${route} no longer used`,
    start: (route: string) => `You hold route ${route}`,
    change: (route: string) => `IP of route ${route} changed`,
  },
  address: (ip: string) => `IP ${ip}`,
  reasons: {
    notReceived:
      'The connection was lost and the route was not changed, everything is as before. Try again.',
    unfinished: 'The router has not finished yet. The new address shows here when it is done.',
    pcChanged: 'The address of the machine has just changed, try again.',
  },
  about: (name: string) => `Machine “${name}”`,
};
