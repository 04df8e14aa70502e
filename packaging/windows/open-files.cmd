@echo off
rem Lets a double-click on a game (.oanquan, .psq, .pgn) open it in the program beside this file, for you alone. Run it
rem again after you have moved the folder. "open-files.cmd /remove" undoes it.
setlocal
set "classes=HKCU\Software\Classes"
set "kind=OAnQuan.Game"
if /i "%~1"=="/remove" goto remove
reg add "%classes%\%kind%" /ve /d "O An Quan" /f >nul
if errorlevel 1 goto failed
reg add "%classes%\%kind%\DefaultIcon" /ve /d "%~dp0o-an-quan.exe,0" /f >nul
reg add "%classes%\%kind%\shell\open\command" /ve /d "\"%~dp0o-an-quan.exe\" --window \"%%1\"" /f >nul
if errorlevel 1 goto failed
for %%e in (.oanquan .psq .pgn) do call :add %%e
echo Games open with a double-click now. To undo that, run: open-files.cmd /remove
exit /b 0

:failed
echo Windows did not let this program register itself: see the reason above.
exit /b 1

rem Another program keeps the endings that it has; this one is then in the list "Open with".
:add
rem An ending without a program has no value, or one in brackets: in English, "(value not set)".
reg query "HKCR\%1" /ve 2>nul | find "REG_SZ" | find /v "REG_SZ    (" >nul
if errorlevel 1 reg add "%classes%\%1" /ve /d "%kind%" /f >nul
reg add "%classes%\%1\OpenWithProgids" /v "%kind%" /t REG_SZ /d "" /f >nul
exit /b 0

:remove
for %%e in (.oanquan .psq .pgn) do call :drop %%e
reg delete "%classes%\%kind%" /f >nul 2>nul
echo A double-click does not open games with this program any more.
exit /b 0

:drop
reg delete "%classes%\%1\OpenWithProgids" /v "%kind%" /f >nul 2>nul
reg query "%classes%\%1" /ve 2>nul | find "%kind%" >nul
if not errorlevel 1 reg delete "%classes%\%1" /ve /f >nul
exit /b 0
