/* A bot by lines (docs/bot.md): the last choice where players act, the first one everywhere else.
   cc -o take_bot take_bot.c */

#include <stdio.h>
#include <string.h>

static char line[1 << 16];

static int bold(const char *topic) {
    return !strcmp(topic, "first action") || !strcmp(topic, "second action") || !strcmp(topic, "defence");
}

int main(void) {
    int number, count = 1, start;
    char topic[64] = "";
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!strncmp(line, "thirdhalf ", 10)) {
            puts("ready 1 Taker in C");
        } else if (sscanf(line, "ask %*d %*s %d %*s %n", &count, &start) == 1) {
            snprintf(topic, sizeof topic, "%s", line + start);
        } else if (sscanf(line, "go %d", &number) == 1) {
            printf("take %d %d\n", number, bold(topic) ? count : 1);
        } else if (!strcmp(line, "quit")) {
            break;
        }
    }
    return 0;
}
