"""Orca loads this file out of its settings: each utterance is printed as a line of JSON, whether or not there is a synthesizer."""

import json
import logging
import re
import sys

utterance = re.compile(r"^SPEECH OUTPUT: '(.*)'(?: voice=\S+)?$", re.DOTALL)


class Lines(logging.Handler):
    def emit(self, record):
        found = utterance.match(record.getMessage())
        if found is not None:
            print(json.dumps(found.group(1)), file=sys.stdout, flush=True)


log = logging.getLogger("speech")
log.setLevel(logging.INFO)
# Orca loads the file again with each change of its settings.
log.handlers = [Lines()]
