# The table in Français. How to read and translate this file: docs/guide/add-a-language.md

# What those who speak it call it: with this, it is on the list in the settings.
language = Français
